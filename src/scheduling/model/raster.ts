/** Matches start on a raster of so many minutes, counted from the first day's midnight; fixed matches may start between. */
export const RASTER = 5;
