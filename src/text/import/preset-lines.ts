type Preset = {
	/** Categories, with commas between them. */
	readonly named: string;
	/** Categories that are not named. */
	readonly more: number;
	readonly preset: string;
	/** The command that chooses others. */
	readonly how: string;
};

/** An import's lines about categories without chosen rules. */
export const PRESET_LINES = {
	en: ({ named, more, preset, how }: Preset) =>
		`No rules are chosen for ${named}${more > 0 ? ` and ${more} more` : ""}, so their tables follow ${preset}. To choose others before the first match: ${how} RULES.`,
	sv: ({ named, more, preset, how }: Preset) =>
		`Inga regler är valda för ${named}${more > 0 ? ` och ${more} till` : ""}, så tabellerna följer ${preset}. Välj andra före första matchen: ${how} REGLER.`,
};
