/** Names of columns, and questions about them, in an imported sheet. */
export const COLUMN_NAMES = {
	en: {
		wholeTeam: "team (whole name)",
		slip: (value: string, near: string) => `No club is called ${value}. Near: ${near}.`,
	},
	sv: {
		wholeTeam: "lag (hela namnet)",
		slip: (value: string, near: string) => `Ingen klubb heter ${value}. Liknar: ${near}.`,
	},
};
