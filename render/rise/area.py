from render.rise.board import draw_board as draw_area
