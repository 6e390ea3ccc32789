import { useEffect, useSyncExternalStore } from "react";
import { type AlertKind, PRESET_KINDS } from "../../cup/alerts/alert-kind.ts";
import type { TeamId } from "../../cup/ids.ts";
import { useText } from "../../text/use-text.ts";
import { calls } from "../account/account.ts";
import type { AlertOf, AlertSettings, DeviceAlerts } from "../account/device-alerts.ts";
import { isAllowed, subscribe } from "../account/phone.ts";
import { useAccount } from "../account/use-account.ts";
import { useConnectionState } from "../live/use-connection-state.ts";

/** This device's alerts; null: not known. `failed` until something is tried again. */
type State = { readonly told: DeviceAlerts | null; readonly failed: boolean; readonly busy: boolean };

const NOTHING: State = { told: null, failed: false, busy: false };
let state = NOTHING;
const listeners = new Set<() => void>();

function become(next: Partial<State>): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener();
}

/** The number of a user who cannot be reached, known from this device's data. */
const UNREACHED = 0;
/** The user of these alerts, as far as known. */
let knownOf: number | null = null;
/** Incremented at each sign-out, so that one user's answer is not used for the next. */
let whose = 0;
/** How many changes were made here. */
let changes = 0;
/** Calls to the service run one after the other, so that a change never overtakes an earlier one. Never rejects. */
let saying: Promise<unknown> = Promise.resolve();
/** Resolves when the page is hidden: it may never be shown again, and changes that wait for an answer are sent then. */
let hidden = aHiding();
let reading: Promise<void> | null = null;

/** The service's state after all changes made here: an answer from before them would revert them. */
async function read(): Promise<DeviceAlerts> {
	const own = whose;
	for (;;) {
		const before = changes;
		await saying;
		const told = await calls.alerts();
		if (before === changes || own !== whose) return told;
	}
}

function aHiding(): { readonly comes: Promise<void>; readonly has: () => void } {
	let has = (): void => undefined;
	const comes = new Promise<void>((resolve) => {
		has = resolve;
	});
	return { comes, has };
}

/** Shows a change at once. If the service refuses it, the service's state is loaded. */
async function saved(shown: DeviceAlerts, save: () => Promise<void>): Promise<void> {
	const own = whose;
	changes++;
	become({ told: shown, failed: false });
	const said = Promise.race([saying, hidden.comes]).then(() => (own === whose ? save() : undefined));
	saying = Promise.allSettled([saying, said]);
	await said.catch(async () => {
		const told = await read().catch(() => null);
		if (own === whose) become({ told, failed: true });
	});
}

/** This device's alerts, as saved by the account service. */
export const alerts = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	state: (): State => state,
	/** Concurrent callers share one request. */
	load(): Promise<void> {
		if (reading !== null) return reading;
		const own = whose;
		const asked = read()
			.then(
				(told) => ({ told, failed: false }),
				() => ({ failed: true }),
			)
			.then((answer) => {
				if (own !== whose) return;
				reading = null;
				become(answer);
			});
		reading = asked;
		return asked;
	},
	/** The signed-in user's number; null: nobody. The state of another user is discarded. */
	belongTo(user: number | null): void {
		const isAnother = knownOf !== null && user !== UNREACHED && user !== knownOf;
		if (user === null || isAnother) this.forget();
		if (user !== UNREACHED) knownOf = user;
	},
	forget(): void {
		whose++;
		[saying, reading] = [Promise.resolve(), null];
		become(NOTHING);
	},
	/** The page is being left or put away: sends all changes at once, in their order, instead of one after the other's answer. */
	hide(): void {
		hidden.has();
		hidden = aHiding();
	},
	/** The only place that requests the browser's permission. @returns whether it was granted */
	async turnOn(of: AlertOf | null, kinds: readonly AlertKind[]): Promise<boolean> {
		const own = whose;
		const key = state.told?.key;
		if (!key) return false;
		become({ busy: true, failed: false });
		try {
			const keys = await subscribe(key);
			if (keys === null || own !== whose) return false;
			await calls.turnAlertsOn(keys);
			if (of !== null) await calls.chooseAlerts(of, kinds);
			const told = await read();
			if (own === whose) become({ told });
			return true;
		} catch {
			if (own === whose) become({ failed: true });
			return false;
		} finally {
			if (own === whose) become({ busy: false });
		}
	},
	async turnOff(): Promise<void> {
		if (state.told) await saved({ ...state.told, on: false }, calls.turnAlertsOff);
	},
	async choose(of: AlertOf, kinds: readonly AlertKind[]): Promise<void> {
		if (!state.told) return;
		const others = state.told.choices.filter((one) => !isOf(of)(one));
		await saved({ ...state.told, choices: [...others, { ...of, kinds }] }, () => calls.chooseAlerts(of, kinds));
	},
	async set(given: Partial<AlertSettings>): Promise<void> {
		if (state.told) await saved({ ...state.told, ...given }, () => calls.setAlerts(given));
	},
};

/** Why alerts could not be changed or loaded. */
export function useWhyNot(): string {
	const { alerts: text } = useText();
	return useConnectionState().kind === "noNetwork" ? text.noNetwork : text.failed;
}

export const isOf =
	({ subject, id, year }: AlertOf) =>
	(one: AlertOf): boolean =>
		one.subject === subject && one.id === id && one.year === year;

/** The kinds of alerts of a team or field, as on the server: as chosen, otherwise the preset of a favourite team. */
export function useAlertKinds(of: AlertOf, told: DeviceAlerts | null): readonly AlertKind[] {
	const isPreset = useAccount(({ chosen }) => of.subject === "team" && chosen.teams.has(of.id as TeamId));
	return told?.choices.find(isOf(of))?.kinds ?? (isPreset ? PRESET_KINDS : []);
}

/** This device's alerts. They are loaded if they may be on, or if `asks` says that they will be shown. */
export function useAlerts(asks: boolean): State {
	const user = useAccount(({ own }) => own?.id ?? null);
	useEffect(() => {
		const hide = () => document.visibilityState === "hidden" && alerts.hide();
		document.addEventListener("visibilitychange", hide);
		return () => document.removeEventListener("visibilitychange", hide);
	}, []);
	useEffect(() => {
		alerts.belongTo(user);
		if (user !== null && state.told === null && (asks || isAllowed())) void alerts.load();
	}, [user, asks]);
	return useSyncExternalStore(alerts.subscribe, alerts.state, () => NOTHING);
}
