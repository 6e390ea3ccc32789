/** Colours of shirts, by the key of their text; as red, green and blue from 0 to 255. */
const COLOURS = {
	black: [20, 20, 20],
	grey: [128, 128, 128],
	lightGrey: [215, 220, 226],
	white: [255, 255, 255],
	navy: [18, 36, 70],
	blue: [20, 90, 190],
	lightBlue: [90, 170, 220],
	turquoise: [20, 120, 115],
	green: [30, 120, 60],
	lightGreen: [170, 215, 185],
	yellow: [245, 205, 60],
	orange: [235, 120, 30],
	red: [200, 35, 30],
	wine: [120, 25, 70],
	purple: [95, 45, 145],
	pink: [235, 130, 170],
	brown: [110, 70, 40],
} as const;
export type ColourName = keyof typeof COLOURS;

/**
 * The name of the nearest colour, for readers who do not see it.
 * @param colour in the web's notation, "#0b5fae"
 * @returns null for another notation
 */
export function colourName(colour: string): ColourName | null {
	const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
	if (parts === null) return null;
	const rgb = parts.slice(1).map((part) => Number.parseInt(part, 16));
	const distance = (name: ColourName): number => COLOURS[name].reduce((sum, value, at) => sum + (value - (rgb[at] ?? 0)) ** 2, 0);
	return (Object.keys(COLOURS) as ColourName[]).reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
