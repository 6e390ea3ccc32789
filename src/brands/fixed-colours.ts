/** The colours that are the same for every brand, as far as a brand's own stand beside them (src/ui/styles/tokens.css holds them). */
export const FIXED_COLOURS = {
	light: {
		live: "#0B7A4B",
		"on-live": "#FFFFFF",
		"live-ink": "#0A6B42",
		beam: "#FFD24A",
		"on-beam": "#2B2000",
		"beam-tint": "#FFF3CD",
		heart: "#C4291A",
		loss: "#B3261E",
		focus: "#0B57D0",
	},
	dark: {
		live: "#35C98A",
		"on-live": "#00210F",
		"live-ink": "#4FD79B",
		beam: "#FFD24A",
		"on-beam": "#2B2000",
		"beam-tint": "#3A3115",
		heart: "#FF7A66",
		loss: "#FF8A7A",
		focus: "#FFD24A",
	},
} as const;

export type Theme = keyof typeof FIXED_COLOURS;
export type FixedColour = keyof (typeof FIXED_COLOURS)["light"];
