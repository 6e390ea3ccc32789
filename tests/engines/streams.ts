import { press, until } from "./acting.ts";
import type { HookingProxy } from "./proxy.ts";
import type { Tab } from "./tab.ts";
import { begin } from "./walk.ts";

/** Plays an open stream of our own clip, H.264 in fragmented MP4; where hls.js feeds it, it has captions. */
export async function watch(tab: Tab, proxy: HookingProxy, stream: string): Promise<void> {
	await tab.go(`${proxy.address}/2026/streams/${stream}`);
	await begin(tab);
	await press(tab, "main button", "Play");
	await until(tab, `document.querySelector("video")?.currentTime > 0`, "a film that plays");
	const from = await tab.read<number>(`document.querySelector("video").currentTime`);
	await until(tab, `document.querySelector("video")?.currentTime > ${from + 0.5}`, "a film that goes on");
	if (await tab.read<boolean>(`document.querySelector("video").currentSrc.startsWith("blob:")`))
		await until(tab, `document.querySelector("video").textTracks.length === 2`, "captions in two languages");
}
