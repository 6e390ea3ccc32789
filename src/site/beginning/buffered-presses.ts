/** What a press has no effect on without the page's scripts. A link that brings more than its address (`data-held`) goes there without the rest of it;
 * one that opens something on the page itself (`data-held="here"`) leads to a file or to mail without it. */
const PRESSED = 'button[type="button"]:not([popovertarget]), a[data-held]';

type Typed = { readonly field: HTMLInputElement; text: string };
/** Where it stands too: what is somebody's own takes the place of a link to sign in as the page begins. */
type Press = { readonly pressed: HTMLElement; readonly parent: Element | null; readonly at: number };
type Done = Press | Typed;

/** What a reader has done on a page whose scripts have not begun, to be done once they have, in the order in which it was done. */
export type BufferedPresses = {
	/** @returns what had to wait and stands there no more */
	readonly replay: () => readonly HTMLElement[];
	/** Forgets the presses that have been held so far. @returns them */
	readonly letGo: () => readonly HTMLElement[];
};

/** @param onHeld something is held, the first or one more: what was pressed, or nothing where something was typed */
export function bufferPresses(onHeld: (pressed?: HTMLElement) => void): BufferedPresses {
	let held: Done[] = [];
	const press = (event: MouseEvent) => {
		const pressed = (event.target as Element | null)?.closest?.<HTMLElement>(PRESSED);
		if (!pressed || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		// Nobody else is to take it, so that nobody takes it twice.
		event.stopImmediatePropagation();
		const parent = pressed.parentElement;
		held.push({ pressed, parent, at: [...(parent?.children ?? [])].indexOf(pressed) });
		pressed.setAttribute("aria-busy", "true");
		onHeld(pressed);
	};
	const type = ({ target }: Event) => {
		if (!(target instanceof HTMLInputElement)) return;
		const known = held.find((one): one is Typed => "field" in one && one.field === target);
		if (known !== undefined) known.text = target.value;
		else held.push({ field: target, text: target.value });
		onHeld();
	};
	/** They open and close by themselves: it is told again, to who keeps which are open. */
	const folds = new Set<HTMLDetailsElement>();
	const fold = ({ target }: Event) => {
		if (target instanceof HTMLDetailsElement) folds.add(target);
	};
	const listened = { click: press as (event: Event) => void, input: type, toggle: fold };
	for (const [event, listener] of Object.entries(listened)) window.addEventListener(event, listener, true);

	return {
		replay() {
			for (const [event, listener] of Object.entries(listened)) window.removeEventListener(event, listener, true);
			for (const folded of folds) folded.dispatchEvent(new Event("toggle"));
			const lost: HTMLElement[] = [];
			for (const done of held) {
				if ("field" in done) typeAgain(done);
				else {
					done.pressed.removeAttribute("aria-busy");
					const now = standing(done);
					if (now === null) lost.push(done.pressed);
					else now.click();
				}
			}
			return lost;
		},
		letGo() {
			const presses = held.flatMap((done) => ("pressed" in done ? [done.pressed] : []));
			held = held.filter((done) => "field" in done);
			for (const pressed of presses) pressed.removeAttribute("aria-busy");
			return presses;
		},
	};
}

function standing({ pressed, parent, at }: Press): HTMLElement | null {
	if (pressed.isConnected) return pressed;
	const now = parent?.isConnected === true ? parent.children[at] : undefined;
	return now instanceof HTMLElement && now.matches("a, button") ? now : null;
}

/** React tells of what is typed only where it is not what it knows to stand there. */
function typeAgain({ field, text }: Typed): void {
	field.value = "";
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
