/** Whether an element is shown as a popover. A browser without popovers (iOS 16, Firefox before 125) throws at the selector: nothing is one there. */
export function isPopoverOpen(element: Element): boolean {
	try {
		return element.matches(":popover-open");
	} catch {
		return false;
	}
}
