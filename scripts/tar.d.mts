export function tarOf(folder: string, isWanted?: (name: string) => boolean): Buffer;
