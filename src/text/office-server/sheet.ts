/** Names of columns, and what is asked about them, in a sheet that is imported. */
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
