import type { CDPSession, Page } from "@playwright/test";

/** Milliseconds that a page's process runs before it is stopped for as long as makes it slower. */
const RUNS = 4;
/** Milliseconds of work by which a page's process is recognised among its browser's. */
const KNOWN_BY = 100;

/**
 * Slows a page's processor by a factor, by stopping its process repeatedly. The browser's own throttling, which is the fallback, keeps the
 * processor busy meanwhile: a page six times slower uses six times the processor time, even while idle.
 * @returns ends it
 */
export async function slowProcessor(page: Page, times: number): Promise<() => Promise<void>> {
	if (process.platform === "win32") {
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: times });
		return () => session.detach();
	}
	const pid = await processOf(page);
	return slowProcesses(() => [pid], times);
}

/**
 * Makes processes so many times slower, by stopping them again and again until none of them is left.
 * @param pids asked each time, since a browser starts more of them
 * @returns ends it
 */
export function slowProcesses(pids: () => readonly number[], times: number): () => Promise<void> {
	let goesOn = true;
	const signal = (name: "SIGSTOP" | "SIGCONT", to: readonly number[]) => {
		const reached = to.filter((pid) => {
			try {
				return process.kill(pid, name);
			} catch {
				// The page was closed, and its process with it.
				return false;
			}
		});
		if (reached.length === 0) goesOn = false;
	};
	const ended = (async () => {
		let ran = RUNS;
		while (goesOn) {
			const stopped = pids();
			signal("SIGSTOP", stopped);
			await milliseconds(ran * (times - 1));
			signal("SIGCONT", stopped);
			const since = performance.now();
			await milliseconds(RUNS);
			// On a busy machine it was longer than that.
			ran = performance.now() - since;
		}
	})();
	return () => {
		goesOn = false;
		return ended;
	};
}

const milliseconds = (some: number) => new Promise((resolve) => setTimeout(resolve, some));

/** The process of the page: the one that works when the page does. */
async function processOf(page: Page): Promise<number> {
	const browser = page.context().browser();
	if (browser === null) throw new Error("A page without a browser has no process of its own");
	const session = await browser.newBrowserCDPSession();
	try {
		for (;;) {
			const before = await worked(session);
			await page.evaluate((some) => {
				let at = performance.now();
				for (let had = 0; had < some; ) {
					const now = performance.now();
					// A longer gap is time of other processes.
					if (now - at < 1) had += now - at;
					at = now;
				}
			}, KNOWN_BY);
			const since = [...(await worked(session))].map(([pid, seconds]) => ({ pid, seconds: seconds - (before.get(pid) ?? 0) }));
			const [most, next] = since.toSorted((one, other) => other.seconds - one.seconds);
			if (most === undefined) throw new Error("The browser names no process of a page");
			// Else another page was at work too.
			if (most.seconds > 3 * (next?.seconds ?? 0)) return most.pid;
		}
	} finally {
		await session.detach();
	}
}

/** @returns the processor time of each page process, in seconds */
async function worked(session: CDPSession): Promise<ReadonlyMap<number, number>> {
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	return new Map(processInfo.flatMap(({ type, id, cpuTime }) => (type === "renderer" ? [[id, cpuTime] as const] : [])));
}
