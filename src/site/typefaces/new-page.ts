/** Window event: another page has been rendered in place of the previous one, but not painted yet. */
export const NEW_PAGE = "cupboard-new-page";
