import type { WinRecord } from "../../edition/building/win-record.ts";
import { builder } from "./builder.ts";

export const WinRecordRef = builder.objectRef<WinRecord>("WinRecord").implement({
	description:
		"Finished matches; each counts for both teams. Shoot-outs, lots and walkovers count as wins; a walkover has no goals.",
	fields: (t) => ({
		played: t.exposeInt("played"),
		won: t.exposeInt("won"),
		drawn: t.exposeInt("drawn"),
		lost: t.exposeInt("lost"),
		goalsFor: t.exposeInt("goalsFor"),
		goalsAgainst: t.exposeInt("goalsAgainst"),
	}),
});
