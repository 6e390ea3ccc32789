/** Tests' records begin as copies of one that is migrated too (prepared-pglite.ts), without unpacking what the build left for each. */
export const emptyRecordFile = (): string => "";
