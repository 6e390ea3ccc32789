import { by, notShown, under } from "../covered.ts";

export const VALIDATION = under("5. Validation rules", {
	"The route year must be digits.": by("§2 not found, with status 404 and its page, in either language: …"),
	"Favourite actions are silently skipped when not authorized.": by(
		"§5 Favourite actions are silently skipped when not authorized",
	),
	"Removing a favourite that does not exist is skipped.": by("§5 Removing a favourite that does not exist is skipped"),
	"Sign-in and sign-up validation: not shown.": notShown,
	"Search input length rule: not shown.": notShown,
});
