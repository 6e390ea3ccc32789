/** Whether keys are written somewhere as they are pressed: no box to tick is written in. */
export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input:not([type=radio]):not([type=checkbox]), select, textarea") !== null;
