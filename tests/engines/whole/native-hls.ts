import { LeftOut, type Step } from "../acting.ts";
import { watch } from "../streams.ts";

const HLS = "application/vnd.apple.mpegurl";
/** The site uses the system's player if the system is Safari's. */
const AS_SAFARI = "window.WebKitPlaybackTargetAvailabilityEvent = class {};";

/** Streams where the browser itself plays HLS, as Safari does. */
export const NATIVE_HLS: readonly Step[] = (["clip-replay", "clip-live"] as const).map((stream) => [
	`a stream plays where the browser itself plays HLS: ${stream}`,
	async (tab, proxy) => {
		await tab.go(`${proxy.address}/privacy`);
		const answer = await tab.read<string>(`document.createElement("video").canPlayType(${JSON.stringify(HLS)})`);
		if (answer === "")
			throw new LeftOut("this build plays no HLS by itself (WebKitGTK says so, and does not play it if asked all the same)");
		proxy.prepare(AS_SAFARI);
		try {
			await watch(tab, proxy, stream);
			if (await tab.read<boolean>(`document.querySelector("video").currentSrc.startsWith("blob:")`))
				throw new Error("hls.js plays it");
		} finally {
			proxy.prepare("");
		}
	},
]);
