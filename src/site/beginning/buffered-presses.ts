/**
 * Elements that do nothing without the page's scripts. A link with state beside its address (`data-held`) would lose that state; one that
 * opens something on the page itself (`data-held="here"`) leads to a file or to a mail without them.
 */
const PRESSED = 'button[type="button"]:not([popovertarget]), a[data-held]';

type Typed = { readonly field: HTMLInputElement; text: string };
/** Its parent too: a link to sign in is replaced by the user's own element during hydration. */
type Press = { readonly pressed: HTMLElement; readonly parent: Element | null; readonly at: number };
type Sent = { readonly form: HTMLFormElement; readonly by: HTMLElement | null };
type Done = Press | Typed | Sent;

/** What a reader has done before the page's scripts ran, to be replayed in order once they have. */
export type BufferedPresses = {
	/** @returns buffered elements that are no longer in the document */
	readonly replay: () => readonly HTMLElement[];
	/** Drops the buffered presses. @returns them */
	readonly letGo: () => readonly HTMLElement[];
};

/** @param onHeld called with each buffered action: the pressed element, or nothing for typing */
export function bufferPresses(onHeld: (pressed?: HTMLElement) => void): BufferedPresses {
	let held: Done[] = [];
	const press = (event: MouseEvent) => {
		const pressed = (event.target as Element | null)?.closest?.<HTMLElement>(PRESSED);
		if (!pressed || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		// No other listener handles it, so that it does not happen twice.
		event.stopImmediatePropagation();
		const parent = pressed.parentElement;
		held.push({ pressed, parent, at: [...(parent?.children ?? [])].indexOf(pressed) });
		pressed.setAttribute("aria-busy", "true");
		onHeld(pressed);
	};
	/** A form of a page that only scripts can send: it would close no dialog, and be lost. */
	const send = (event: Event) => {
		const { target: form, submitter } = event as SubmitEvent;
		if (!(form instanceof HTMLFormElement) || form.method !== "dialog" || form.closest("dialog")) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (held.some((one) => "form" in one && one.form === form)) return;
		held.push({ form, by: submitter });
		submitter?.setAttribute("aria-busy", "true");
		onHeld(submitter ?? undefined);
	};
	const type = ({ target }: Event) => {
		if (!(target instanceof HTMLInputElement)) return;
		const known = held.find((one): one is Typed => "field" in one && one.field === target);
		if (known !== undefined) known.text = target.value;
		else held.push({ field: target, text: target.value });
		onHeld();
	};
	/** A `details` element toggles by itself: the event is dispatched again for the code that remembers which are open. */
	const folds = new Set<HTMLDetailsElement>();
	const fold = ({ target }: Event) => {
		if (target instanceof HTMLDetailsElement) folds.add(target);
	};
	const listened = { click: press as (event: Event) => void, submit: send, input: type, toggle: fold };
	for (const [event, listener] of Object.entries(listened)) window.addEventListener(event, listener, true);

	return {
		replay() {
			for (const [event, listener] of Object.entries(listened)) window.removeEventListener(event, listener, true);
			for (const folded of folds) folded.dispatchEvent(new Event("toggle"));
			const lost: HTMLElement[] = [];
			for (const done of held) {
				if ("field" in done) typeAgain(done);
				else if ("form" in done) {
					done.by?.removeAttribute("aria-busy");
					if (done.form.isConnected) done.form.requestSubmit();
				} else {
					done.pressed.removeAttribute("aria-busy");
					const now = standing(done);
					if (now === null) lost.push(done.pressed);
					else now.click();
				}
			}
			return lost;
		},
		letGo() {
			const presses = held.flatMap((done) => ("pressed" in done ? done.pressed : "form" in done ? (done.by ?? done.form) : []));
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

/** React reports an input only if its value differs from the one it knows. */
function typeAgain({ field, text }: Typed): void {
	field.value = "";
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
