/** Whether a service worker controls this tab and can answer from saved pages. */
export const canSavePages = (): boolean => typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller);
