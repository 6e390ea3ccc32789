/**
 * Milliseconds between two looks at what a test waits for. Vitest looks every 50, while most of what is waited for comes within 5; a property
 * waits hundreds of times, and the core has nothing else to do meanwhile.
 */
export const POLL = 5;
