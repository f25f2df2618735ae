/** Scrolled further than this, the page's bar shows the logo. CSS pixels. */
export const LOGO_SCROLL_PX = 96;

/** Scrolled further than this, the page offers the way back to its top. CSS pixels. */
export const TO_TOP_SCROLL_PX = 800;

/** From this width the menus stand in a row; below it they are a drawer. CSS pixels, `--breakpoint-menu`. */
export const MENU_ROW_PX = 1260;
