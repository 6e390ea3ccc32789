/** What keeps the record from being opened, in words that say what to do: printed as it stands, without a stack. */
export class DatabaseError extends Error {}
