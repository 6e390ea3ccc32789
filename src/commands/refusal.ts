/** A refused command, with a message that says what is wrong, where, and what to do. The command exits with status 1. */
export class Refusal extends Error {}
