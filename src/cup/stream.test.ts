import { expect, it } from "vitest";
import { PLAYING_ADDRESSES, POSTER_FORM, type StreamProvider } from "./stream.ts";

const fits = (provider: StreamProvider, address: string) => PLAYING_ADDRESSES[provider].form.test(address);

it.each([
	["hls", "https://live.cup.example/heden-1/index.m3u8"],
	["hls", "https://live.cup.example/heden-1/index.m3u8?start=0"],
	["hls", "/demo/clip.m3u8"],
	["youtube", "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
	["youtube", "https://www.youtube.com/live/aqz-KE-bpKQ?feature=share"],
	["youtube", "https://youtu.be/aqz-KE-bpKQ"],
	["vimeo", "https://vimeo.com/76979871"],
	["vimeo", "https://vimeo.com/76979871/a1b2c3d4e5"],
	["vimeo", "https://player.vimeo.com/video/76979871"],
] as const)("%s plays %s", (provider, address) => expect(fits(provider, address)).toBe(true));

it.each([
	["hls", "http://live.cup.example/index.m3u8"],
	["hls", "//live.cup.example/index.m3u8"],
	["hls", "https://live.cup.example/heden-1"],
	["hls", "javascript:alert(1)//.m3u8"],
	["youtube", "https://www.youtube.com/@cup"],
	["youtube", "https://youtube.example/watch?v=aqz-KE-bpKQ"],
	["youtube", "aqz-KE-bpKQ"],
	["vimeo", "https://vimeo.com/cup"],
	["vimeo", "http://vimeo.com/76979871"],
] as const)("%s does not play %s", (provider, address) => expect(fits(provider, address)).toBe(false));

it("a poster is an image on the site itself", () => {
	expect(POSTER_FORM.test("/posters/heden-1.webp")).toBe(true);
	for (const other of ["https://pictures.example/heden.jpg", "//pictures.example/heden.jpg", "heden.jpg", "/posters/heden.html"])
		expect(POSTER_FORM.test(other)).toBe(false);
});
