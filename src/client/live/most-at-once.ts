/** More changes at once than this are a page catching up rather than news: they are shown without animation. */
export const MOST_AT_ONCE = 6;
