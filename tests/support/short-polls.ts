import { vi } from "vitest";
import { LONGEST_WAIT, POLL } from "./poll.ts";

type Options = Parameters<typeof vi.waitFor>[1];

// Vitest has settings for `expect.poll` alone (vitest.config.ts); its own longest wait here is one second. A process runs this before each of its
// files, on one `vi`.
if (vi.waitFor.name !== "waitForSoon") {
	const { waitFor } = vi;
	vi.waitFor = function waitForSoon<Value>(look: () => Value | Promise<Value>, options: Options = {}): Promise<Value> {
		// Each check advances a faked clock by the interval.
		if (vi.isFakeTimers()) return waitFor(look, options);
		return waitFor(look, {
			interval: POLL,
			timeout: LONGEST_WAIT,
			...(typeof options === "number" ? { timeout: options } : options),
		});
	};
}
