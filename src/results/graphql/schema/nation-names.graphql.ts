import { LANGUAGES } from "../../../text/language.ts";
import { nationName } from "../../../text/nation-name.ts";
import { builder } from "./builder.ts";
import { NationRef } from "./refs.ts";

builder.objectField(NationRef, "names", (t) =>
	t.stringList({
		description: "In every language, for searching.",
		resolve: ({ code }) => [...new Set(LANGUAGES.map((language) => nationName(code, language)))],
	}),
);
