/** @returns its path, whether it is there or not */
export function emptyRecordFile(): string;
