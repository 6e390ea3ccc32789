/**
 * Draws and encodes the clip that the demo's streams play, src/demo/clip: node scripts/draw-clip.mjs
 * Chromium draws it on a canvas and encodes H.264 (CHROMIUM_PATH says which one); fragments become the segments of an HLS playlist.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "@playwright/test";

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_A_SECOND = 20;
const SECONDS = 48;
const SEGMENT_SECONDS = 4;
const BITS_A_SECOND = 68_000;

const root = path.resolve(import.meta.dirname, "..");
const into = path.join(root, "src", "demo", "clip");
const muxer = path.join(root, "node_modules", "mediabunny", "dist", "bundles");
const DRAWING = "/draw.js";
const MUXER = "/mediabunny.js";
const FILES = {
	[DRAWING]: path.join(root, "scripts", "clip", "draw.js"),
	[MUXER]: path.join(muxer, "mediabunny.min.mjs"),
};

const server = createServer((request, response) => {
	const file = FILES[request.url];
	response.setHeader("content-type", file ? "text/javascript" : "text/html");
	response.end(file ? readFileSync(file) : "<!doctype html><title>clip</title>");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
try {
	const page = await browser.newPage();
	await page.goto(`http://127.0.0.1:${server.address().port}/`);
	const encoded = await page.evaluate(encode, {
		WIDTH,
		HEIGHT,
		FRAMES_A_SECOND,
		SECONDS,
		SEGMENT_SECONDS,
		BITS_A_SECOND,
		DRAWING,
		MUXER,
	});
	write(Buffer.from(encoded, "base64"));
} finally {
	await browser.close();
	server.close();
}

async function encode({ WIDTH, HEIGHT, FRAMES_A_SECOND, SECONDS, SEGMENT_SECONDS, BITS_A_SECOND, DRAWING, MUXER }) {
	const { draw } = await import(DRAWING);
	const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = await import(MUXER);
	const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
	const context = canvas.getContext("2d");
	const target = new BufferTarget();
	const format = new Mp4OutputFormat({ fastStart: "fragmented", minimumFragmentDuration: SEGMENT_SECONDS });
	const output = new Output({ format, target });
	const source = new CanvasSource(canvas, {
		codec: "avc",
		fullCodecString: "avc1.42e01e",
		bitrate: BITS_A_SECOND,
		keyFrameInterval: SEGMENT_SECONDS,
		latencyMode: "quality",
	});
	output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
	await output.start();
	for (let frame = 0; frame < SECONDS * FRAMES_A_SECOND; frame++) {
		draw(context, frame / FRAMES_A_SECOND, SECONDS);
		await source.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
	}
	await output.finalize();
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(reader.result.split(",")[1]);
		reader.readAsDataURL(new Blob([target.buffer]));
	});
}

/** Writes the file's boxes: everything before the first fragment is the initialisation segment, and each fragment a segment. */
function write(file) {
	const opening = [];
	const segments = [];
	for (let at = 0; at < file.length; ) {
		const size = file.readUInt32BE(at);
		const kind = file.toString("latin1", at + 4, at + 8);
		const box = file.subarray(at, at + size);
		if (kind === "ftyp" || kind === "moov") opening.push(box);
		if (kind === "moof") segments.push([box]);
		if (kind === "mdat") segments.at(-1).push(box);
		at += size;
	}
	if (segments.length !== SECONDS / SEGMENT_SECONDS) throw new Error(`${segments.length} fragments came out`);
	mkdirSync(into, { recursive: true });
	for (const old of readdirSync(into)) if (/\.(mp4|m4s)$/.test(old)) rmSync(path.join(into, old));
	writeFileSync(path.join(into, "opening.mp4"), Buffer.concat(opening));
	for (const [number, boxes] of segments.entries()) {
		writeFileSync(path.join(into, `segment-${number}.m4s`), Buffer.concat(boxes));
	}
	console.log(`${segments.length} segments, ${file.length} bytes`);
}
