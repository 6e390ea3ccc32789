import { languageAt } from "./language.ts";
import { nationName } from "./nation-name.ts";
import { NationRef, TeamRef } from "./refs.ts";

NationRef.implement({
	fields: (t) => ({
		code: t.exposeID("code", { description: "Lower-case code: se, en, tpe." }),
		name: t.string({
			description: "In the reader's language.",
			resolve: ({ code }, _, context, info) => nationName(code, languageAt(context, info)),
		}),
		teamCount: t.int({ resolve: ({ teams }) => teams.length }),
		teams: t.field({ type: [TeamRef], resolve: (nation, _, { reading }) => reading.in(nation).all("team", nation.teams) }),
	}),
});
