/** Whether a browser refused because it blocks the site's data: then nothing is stored here. */
export const isBlocked = (error: unknown): boolean => error instanceof DOMException && error.name === "SecurityError";
