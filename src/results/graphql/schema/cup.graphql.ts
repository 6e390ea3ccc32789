import type { TournamentEntity } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { knownLanguage } from "./language.ts";
import { CupRef, TournamentRef } from "./refs.ts";

const EditionRef = builder.objectRef<TournamentEntity>("Edition").implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.string({ description: "The year.", resolve: ({ year }) => String(year) }),
		tournaments: t.field({ type: [TournamentRef], resolve: (edition) => [edition] }),
	}),
});

CupRef.implement({
	fields: (t) => ({
		cupId: t.exposeInt("id"),
		name: t.exposeString("name"),
		editions: t.field({ type: [EditionRef], resolve: ({ tournaments }) => [...tournaments] }),
	}),
});

builder.queryField("cups", (t) =>
	t.field({
		type: CupRef,
		nullable: true,
		description: "A cup with its editions, newest first. `lang` (en, sv) wins over the address's `?lang=`.",
		args: { cup: t.arg.int({ required: true }), lang: t.arg.string() },
		resolve: (_, { cup, lang }, { reading, rootLanguages }, { path }) => {
			const known = knownLanguage(lang);
			if (known) rootLanguages.set(String(path.key), known);
			return reading.cup(cup);
		},
	}),
);
