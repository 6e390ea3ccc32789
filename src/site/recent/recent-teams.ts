import type { TeamId } from "../../cup/ids.ts";

/** A team whose page was viewed here, with its groups and playoffs. */
export type RecentTeam = {
	readonly id: TeamId;
	readonly year: string;
	readonly name: string;
	readonly nation: { readonly code: string; readonly name: string };
	readonly category: string;
	readonly divisions: readonly string[];
};

const KEY = "recent-teams";
const MOST = 8;

/** The storage: local storage, or a test's own. */
type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The teams last viewed on this device, newest first. They are stored here only and sent nowhere. */
export function recentTeamsIn(place: () => Place) {
	const listeners = new Set<() => void>();
	let text: string | null = null;
	let teams: readonly RecentTeam[] = [];

	function read(): readonly RecentTeam[] {
		let now: string | null = null;
		try {
			now = place().getItem(KEY);
		} catch {
			// A browser that forbids storage stores none.
		}
		if (now !== text) {
			text = now;
			teams = parsed(now);
		}
		return teams;
	}
	function write(next: readonly RecentTeam[]): void {
		try {
			if (next.length === 0) place().removeItem(KEY);
			else place().setItem(KEY, JSON.stringify(next));
		} catch {
			return;
		}
		for (const listener of [...listeners]) listener();
	}
	return {
		/** The same object until the list changes. */
		read,
		/** It is the newest now. */
		seen(team: RecentTeam): void {
			const others = read().filter(({ id, year }) => id !== team.id || year !== team.year);
			write([team, ...others].slice(0, MOST));
		},
		/** Removes teams that do not exist any more. */
		forget(gone: readonly Pick<RecentTeam, "id" | "year">[]): void {
			const left = read().filter((team) => !gone.some(({ id, year }) => id === team.id && year === team.year));
			if (left.length < read().length) write(left);
		},
		clear: (): void => write([]),
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function parsed(text: string | null): readonly RecentTeam[] {
	try {
		const kept: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(kept) ? (kept as RecentTeam[]).slice(0, MOST) : [];
	} catch {
		return [];
	}
}

export const recentTeams = recentTeamsIn(() => localStorage);
