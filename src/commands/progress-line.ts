/** A progress line on a terminal; nothing if standard error is not a terminal. */
export function progressLine(doing: string): { show(done: number, of: number): void; end(): void } {
	const stream = process.stderr;
	if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
	return {
		show: (done, of) => void stream.write(`\r${doing}: ${Math.floor((100 * done) / Math.max(of, 1))} %`),
		end: () => void stream.write("\r\u001b[K"),
	};
}
