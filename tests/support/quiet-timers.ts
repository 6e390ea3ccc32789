/**
 * PGlite 0.5 asks Node for a timer of 30 days, which Node shortens and warns of on stderr. Tests compare what commands write there, and share
 * their process.
 */
const emit = process.emit;
process.emit = function (this: NodeJS.Process, ...args: unknown[]) {
	const [name, warning] = args;
	if (name === "warning" && (warning as Error).name === "TimeoutOverflowWarning") return false;
	return Reflect.apply(emit, this, args);
} as typeof process.emit;
