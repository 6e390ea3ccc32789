import { useEffect, useSyncExternalStore } from "react";
import { type AlertKind, PRESET_KINDS } from "../../cup/alerts/alert-kind.ts";
import type { TeamId } from "../../cup/ids.ts";
import { calls } from "../account/account.ts";
import { useAccount } from "../account/use-account.ts";
import { useConnectionState } from "../live/use-connection-state.ts";
import { useText } from "../text/language.ts";
import type { AlertOf, AlertSettings, AlertsTold } from "./alerts-told.ts";
import { isAllowed, subscribe } from "./phone.ts";

/** This device's alerts; null: not known. `failed` until something is tried again. */
type State = { readonly told: AlertsTold | null; readonly failed: boolean; readonly busy: boolean };

const NOTHING: State = { told: null, failed: false, busy: false };
let state = NOTHING;
const listeners = new Set<() => void>();

function become(next: Partial<State>): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener();
}

/** What is shown changes at once; where the service does not take it, it is asked what holds. */
async function saved(shown: AlertsTold, save: () => Promise<void>): Promise<void> {
	become({ told: shown, failed: false });
	await save().catch(async () => {
		become({ told: await calls.alerts().catch(() => null), failed: true });
	});
}

/** This device's alerts, as the account service keeps them. */
export const alerts = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	state: (): State => state,
	async load(): Promise<void> {
		await calls.alerts().then(
			(told) => become({ told, failed: false }),
			() => become({ failed: true }),
		);
	},
	forget: (): void => become(NOTHING),
	/** The only place where the phone is asked. @returns whether it said yes */
	async turnOn(of: AlertOf | null, kinds: readonly AlertKind[]): Promise<boolean> {
		const key = state.told?.key;
		if (!key) return false;
		become({ busy: true, failed: false });
		try {
			const keys = await subscribe(key);
			if (keys === null) return false;
			await calls.turnAlertsOn(keys);
			if (of !== null) await calls.chooseAlerts(of, kinds);
			become({ told: await calls.alerts() });
			return true;
		} catch {
			become({ failed: true });
			return false;
		} finally {
			become({ busy: false });
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

/** Why nothing of them was changed, or is known. */
export function useWhyNot(): string {
	const { alerts: text } = useText();
	return useConnectionState().kind === "noNetwork" ? text.noNetwork : text.failed;
}

export const isOf =
	({ subject, id, year }: AlertOf) =>
	(one: AlertOf): boolean =>
		one.subject === subject && one.id === id && one.year === year;

/** What this device is told of a team or field, as the server has it: what was chosen, else the preset of a favourite team. */
export function useKindsTold(of: AlertOf, told: AlertsTold | null): readonly AlertKind[] {
	const isPreset = useAccount(({ chosen }) => of.subject === "team" && chosen.teams.has(of.id as TeamId));
	return told?.choices.find(isOf(of))?.kinds ?? (isPreset ? PRESET_KINDS : []);
}

/** This device's alerts. They are asked for where they may be on, or where `asks` says that they are to be shown. */
export function useAlerts(asks: boolean): State {
	const signedIn = useAccount(({ own }) => own !== null);
	useEffect(() => {
		if (!signedIn) alerts.forget();
		else if (state.told === null && (asks || isAllowed())) void alerts.load();
	}, [signedIn, asks]);
	return useSyncExternalStore(alerts.subscribe, alerts.state, () => NOTHING);
}
