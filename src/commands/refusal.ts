/** What a command does not do, in words that name what is wrong, where, and what to do. It ends the command with status 1. */
export class Refusal extends Error {}
