import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../support/free-port.ts";
import type { Engine, Missing, Point, Tab } from "./tab.ts";
import { focusWindows, hideWindows } from "./x-windows.ts";

/** Milliseconds in which a browser has started, and how often one is started before it counts as a fault. */
const SESSION_STARTS = 60_000;
const SESSION_TRIES = 3;

/** How often a folder is removed that is still written to, and milliseconds in between. */
const MOST_TRIES = 50;
const RETRY_AFTER = 200;

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Debian has MiniBrowser in a folder of the library's version. */
function miniBrowser(): string | undefined {
	const libraries = "/usr/lib/x86_64-linux-gnu";
	const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.startsWith("webkit2gtk-4")) : [];
	return folders.map((name) => path.join(libraries, name, "MiniBrowser")).find((file) => existsSync(file));
}

/** A call of WebDriver. @throws Error with the driver's message */
async function call<Answer>(
	base: string,
	method: string,
	where: string,
	{ body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Answer> {
	const response = await fetch(base + where, {
		method,
		...(body && { body: JSON.stringify(body) }),
		...(signal && { signal }),
	}).catch((error) => {
		throw new Error(`WebDriver does not answer ${method} ${where}: ${error.cause ?? error}`);
	});
	const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
	if (!response.ok) throw new Error(`${value.error}: ${value.message ?? ""}`.slice(0, 500));
	return value;
}

async function until(works: () => Promise<unknown>): Promise<void> {
	for (let tries = 0; ; tries += 1) {
		try {
			await works();
			return;
		} catch (error) {
			if (tries > 300) throw error;
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}
}

/** WebDriver's own characters of keys that write none. */
const KEYS: Readonly<Record<string, string>> = {
	Backspace: "\uE003",
	Tab: "\uE004",
	Enter: "\uE007",
	Escape: "\uE00C",
	Shift: "\uE008",
	Control: "\uE009",
	Alt: "\uE00A",
	Meta: "\uE03D",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
};

/** GTK's own paddings make the window at least 447 px wide. */
const NARROW = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }\n";

function tabOf(session: string, { display, close }: { display: number; close: () => Promise<void> }): Tab {
	const ask = <Answer>(method: string, where: string, body?: object) =>
		call<Answer>(session, method, where, { ...(body && { body }) });
	const element = async (selector: string): Promise<string> => {
		const found = await ask<Record<string, string>>("POST", "/element", { using: "css selector", value: selector });
		return found[ELEMENT] ?? "";
	};
	const read = <Answer>(expression: string) =>
		ask<Answer>("POST", "/execute/async", {
			script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
			args: [],
		}).then((answer) => {
			const { value, error } = answer as { value: Answer; error?: string };
			if (error !== undefined) throw new Error(error);
			return value;
		});
	return {
		go: async (address) => {
			// The driver may answer while the document before is still shown, whose texts the next step would read.
			await read("document.documentElement.isLeft = true, null").catch(() => null);
			await ask("POST", "/url", { url: address });
			// Such an address may be of the same document.
			if (address.includes("#")) return;
			await until(async () => {
				if (await read<boolean>("document.documentElement.isLeft === true")) throw new Error(`${address} is not shown`);
			});
		},
		read,
		press: async (selector) => void (await ask("POST", `/element/${await element(selector)}/click`, {})),
		type: async (selector, text) => void (await ask("POST", `/element/${await element(selector)}/value`, { text })),
		keys: async (...chords) => {
			for (const chord of chords) {
				const keys = chord.split("+").map((key) => KEYS[key] ?? key);
				const actions = [
					...keys.map((value) => ({ type: "keyDown", value })),
					...keys.toReversed().map((value) => ({ type: "keyUp", value })),
				];
				await ask("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
			}
		},
		drag: async ([first, ...rest]) => {
			const move = ([x, y]: Point) => ({
				type: "pointerMove",
				x: Math.round(x),
				y: Math.round(y),
				duration: 0,
				origin: "viewport",
			});
			// As a hand moves it: not in one leap.
			const between = rest.flatMap(([toX, toY], at) => {
				const [fromX, fromY] = rest[at - 1] ?? first;
				return [1, 2, 3, 4, 5, 6].map((step) => move([fromX + ((toX - fromX) * step) / 6, fromY + ((toY - fromY) * step) / 6]));
			});
			const actions = [move(first), { type: "pointerDown", button: 0 }, ...between, { type: "pointerUp", button: 0 }];
			await ask("POST", "/actions", {
				actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
			});
		},
		picture: async () => Buffer.from(await ask<string>("GET", "/screenshot"), "base64"),
		resize: async (width, height) => {
			// The window has the toolbar, too.
			let [extraWidth, extraHeight] = [0, 40];
			for (let tries = 0; tries < 5; tries += 1) {
				await ask("POST", "/window/rect", { width: width + extraWidth, height: height + extraHeight });
				await new Promise((resolve) => setTimeout(resolve, 300));
				const [innerWidth = 0, innerHeight = 0] = await read<number[]>("[innerWidth, innerHeight]");
				if (innerWidth === width && innerHeight === height) return;
				extraWidth += width - innerWidth;
				extraHeight += height - innerHeight;
			}
			throw new Error(`The window is not ${width} px wide`);
		},
		back: async () => void (await ask("POST", "/back", {})),
		hide: async () => {
			const show = await hideWindows(display);
			return async () => {
				await show();
				await focusWindows(display);
			};
		},
		close,
	};
}

/** The engine of Safari: MiniBrowser in a display in memory, by its own WebDriver. */
export async function webkitEngine(isDark = false): Promise<Engine | Missing> {
	const binary = miniBrowser();
	if (binary === undefined || !existsSync("/usr/bin/WebKitWebDriver") || !existsSync("/usr/bin/Xvfb"))
		return { name: "webkit", install: "webkit2gtk-driver xvfb" };
	const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
	mkdirSync(path.join(folder, "gtk-3.0"));
	writeFileSync(path.join(folder, "gtk-3.0", "gtk.css"), NARROW);
	mkdirSync(path.join(folder, "gtk-4.0"));
	writeFileSync(path.join(folder, "gtk-4.0", "gtk.css"), NARROW);
	writeFileSync(
		path.join(folder, "gtk-3.0", "settings.ini"),
		`[Settings]\ngtk-enable-animations=0\n${isDark ? "gtk-application-prefer-dark-theme=1\n" : ""}`,
	);
	const started: ChildProcess[] = [];
	const display = 90 + (process.pid % 400);
	started.push(spawn("Xvfb", [`:${display}`, "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], { stdio: "ignore" }));
	const env = {
		...process.env,
		DISPLAY: `:${display}`,
		XDG_CONFIG_HOME: folder,
		XDG_DATA_HOME: folder,
		XDG_CACHE_HOME: folder,
		LIBGL_ALWAYS_SOFTWARE: "1",
		NO_AT_BRIDGE: "1",
		GTK_A11Y: "none",
		// Its sandbox needs another user than root.
		...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
	};
	const startDriver = async () => {
		const port = await freePort();
		const child = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env });
		started.push(child);
		const address = `http://127.0.0.1:${port}`;
		await until(() => call(address, "GET", "/status"));
		return { child, address };
	};
	const options = { binary, args: ["--automation"] };
	const quit = async () => {
		for (const child of started.reverse()) child.kill();
		// MiniBrowser outlives its driver for a moment, and continues to write its caches. Node's own retries remove no file that is new.
		for (let tries = 1; ; tries += 1)
			try {
				return rmSync(folder, { recursive: true, force: true });
			} catch (error) {
				if (tries === MOST_TRIES) throw error;
				await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
			}
	};
	const newSession = (hall?: number) => {
		const proxy = hall && { proxyType: "manual", httpProxy: `127.0.0.1:${hall}`, noProxy: ["localhost"] };
		const wanted = {
			"webkitgtk:browserOptions": options,
			timeouts: { pageLoad: 600_000, script: 600_000 },
			...(proxy && { proxy }),
		};
		return withAnotherDriver((signal) =>
			call<{ sessionId: string; capabilities: { browserVersion: string } }>(driver.address, "POST", "/session", {
				...{ body: { capabilities: { alwaysMatch: wanted } }, signal },
			}),
		);
	};
	/** Sometimes MiniBrowser never reports to a driver that has started it: another driver is started. */
	const withAnotherDriver = async <Session>(open: (signal: AbortSignal) => Promise<Session>): Promise<Session> => {
		for (let tries = 1; ; tries += 1) {
			try {
				return await open(AbortSignal.timeout(SESSION_STARTS));
			} catch (error) {
				if (tries === SESSION_TRIES) throw error;
				console.log(`webkit: no session, try ${tries}: ${error}`);
				driver.child.kill();
				driver = await startDriver();
			}
		}
	};
	let driver: Awaited<ReturnType<typeof startDriver>>;
	try {
		driver = await startDriver();
		const first = await newSession();
		let waiting: typeof first | undefined = first;
		return {
			name: "webkit",
			get pid() {
				return driver.child.pid ?? 0;
			},
			version: `WebKitGTK ${first.capabilities.browserVersion}`,
			open: async (hall) => {
				// The driver knows one session at a time, and a session's network is settled as it begins.
				if (hall !== undefined && waiting !== undefined)
					await call(`${driver.address}/session/${waiting.sessionId}`, "DELETE", "");
				const { sessionId } = hall === undefined && waiting !== undefined ? waiting : await newSession(hall);
				waiting = undefined;
				await focusWindows(display);
				const session = `${driver.address}/session/${sessionId}`;
				return tabOf(session, { display, close: async () => void (await call(session, "DELETE", "")) });
			},
			quit,
		};
	} catch (error) {
		await quit();
		throw error;
	}
}
