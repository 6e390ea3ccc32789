import { LANGUAGES } from "../../../text/language.ts";
import { builder } from "./builder.ts";
import { nationName } from "./nation-name.ts";
import { NationRef } from "./refs.ts";

builder.objectField(NationRef, "names", (t) =>
	t.stringList({
		description: "In every language, for those who look for it in another than they read.",
		resolve: ({ code }) => [...new Set(LANGUAGES.map((language) => nationName(code, language)))],
	}),
);
