/** Told on the window as another page is drawn in the place of the one before, before it is painted. */
export const NEW_PAGE = "cupboard-new-page";
