import { expect, test } from "vitest";
import { frameAddress } from "./frame-address.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&hl=sv";

test.each([
	["https://www.youtube.com/watch?v=aqz-KE-bpKQ", YOUTUBE],
	["https://m.youtube.com/live/aqz-KE-bpKQ?feature=share", YOUTUBE],
	["https://youtu.be/aqz-KE-bpKQ?t=30", YOUTUBE],
	["https://www.youtube.com/embed/aqz-KE-bpKQ", YOUTUBE],
	["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
	["https://vimeo.com/76979871/a1b2c3d4e5", "https://player.vimeo.com/video/76979871?h=a1b2c3d4e5&dnt=1&autoplay=1"],
	["https://player.vimeo.com/video/76979871?h=a1b2", "https://player.vimeo.com/video/76979871?h=a1b2&dnt=1&autoplay=1"],
	["https://video.example/1", null],
])("%s plays in a frame at %s", (address, frame) => {
	expect(frameAddress(address, "sv")).toBe(frame);
});
