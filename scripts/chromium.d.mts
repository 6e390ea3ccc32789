/** @returns the path of a Chromium, installed where that can be done; ends the process with what to install where it can't */
export function findChromium(): Promise<string>;
