/** Whether an address asks for a page's printed sheets, which are documents of their own: `?print=`. */
export const asksForPaper = (target: string): boolean => /[?&]print(?:=|&|$)/.test(target);
