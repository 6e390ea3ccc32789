/** Whether a worker keeps pages for this tab: whatever it asks for is answered then. */
export const canSavePages = (): boolean => typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller);
