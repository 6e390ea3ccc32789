/** Draws the demo's clip: an evening match from a camera beside the pitch. Its end matches its beginning, so that it can loop. */

const STRIPES = ["#1d6b45", "#1a6140"];
const LINE = "#cfe3d6";
const HOME = "#f2b705";
const AWAY = "#d7e6f5";
const FACE = "#0c2340";

/** The camera's perspective: the far line is shorter than the near one. x and y from 0 to 1. */
function seen(x, y, { width, height }) {
	const top = height * 0.22;
	const bottom = height * 0.97;
	const depth = y ** 1.25;
	const half = (0.31 + 0.17 * depth) * width;
	return { x: width / 2 + (x - 0.5) * 2 * half, y: top + (bottom - top) * depth, size: 0.55 + 0.75 * depth };
}

function trace(context, points, size, close = true) {
	context.beginPath();
	for (const [x, y] of points) {
		const at = seen(x, y, size);
		context.lineTo(at.x, at.y);
	}
	if (close) context.closePath();
}

const box = (left, top, right, bottom) => [
	[left, top],
	[right, top],
	[right, bottom],
	[left, bottom],
];
const circle = (x, y, rx, ry) =>
	Array.from({ length: 40 }, (_, step) => [x + rx * Math.cos((step * Math.PI) / 20), y + ry * Math.sin((step * Math.PI) / 20)]);

function pitch(context, size) {
	const sky = context.createLinearGradient(0, 0, 0, size.height * 0.3);
	sky.addColorStop(0, "#071526");
	sky.addColorStop(1, "#12304a");
	context.fillStyle = sky;
	context.fillRect(0, 0, size.width, size.height);
	context.fillStyle = "#0d2a20";
	context.fillRect(0, size.height * 0.18, size.width, size.height);
	for (let stripe = 0; stripe < 12; stripe++) {
		trace(context, box(stripe / 12, 0, (stripe + 1) / 12, 1), size);
		context.fillStyle = STRIPES[stripe % 2];
		context.fill();
	}
	context.strokeStyle = LINE;
	context.lineWidth = 2;
	const lines = [box(0, 0, 1, 1), box(0, 0.22, 0.15, 0.78), box(0.85, 0.22, 1, 0.78), circle(0.5, 0.5, 0.09, 0.14)];
	for (const points of lines) {
		trace(context, points, size);
		context.stroke();
	}
	trace(
		context,
		[
			[0.5, 0],
			[0.5, 1],
		],
		size,
		false,
	);
	context.stroke();
}

const TURN = 2 * Math.PI;
/** A path that is back where it began after the whole clip. */
const path = (seed, turns, share) => Math.sin(TURN * (turns * share + seed));

/** Seven a side, and the ball. @param share of the clip, from 0 to 1 */
function players(share) {
	const attack = 0.16 * path(0, 2, share);
	return [HOME, AWAY].flatMap((colour, side) =>
		Array.from({ length: 7 }, (_, number) => {
			const keeper = number === 0;
			const line = keeper ? 0.04 : 0.2 + 0.13 * Math.ceil(number / 2);
			const seed = number * 0.37 + side * 0.19;
			const x = (side === 0 ? line : 1 - line) + (keeper ? 0 : attack + 0.06 * path(seed, 5 + (number % 3), share));
			const y = keeper
				? 0.5 + 0.06 * path(seed, 7, share)
				: 0.14 + 0.12 * number + 0.08 * path(seed + 0.4, 4 + (number % 4), share);
			return { x, y, colour };
		}),
	);
}

function figure(context, { x, y, colour }, size) {
	const at = seen(x, y, size);
	const unit = at.size * (size.height / 42);
	context.fillStyle = "rgb(0 0 0 / .28)";
	context.beginPath();
	context.ellipse(at.x + unit * 0.3, at.y, unit * 0.75, unit * 0.22, 0, 0, TURN);
	context.fill();
	context.fillStyle = colour;
	context.beginPath();
	context.roundRect(at.x - unit * 0.42, at.y - unit * 1.75, unit * 0.84, unit * 1.75, unit * 0.36);
	context.fill();
	context.fillStyle = FACE;
	context.beginPath();
	context.arc(at.x, at.y - unit * 2.05, unit * 0.36, 0, TURN);
	context.fill();
}

function ball(context, share, size) {
	const at = seen(0.5 + 0.3 * path(0.02, 2, share) + 0.12 * path(0.3, 7, share), 0.5 + 0.3 * path(0.6, 5, share), size);
	const high = Math.abs(path(0.1, 11, share)) ** 3 * size.height * 0.06;
	context.fillStyle = "#fff";
	context.beginPath();
	context.arc(at.x, at.y - high - 3, 3.4 * at.size, 0, TURN);
	context.fill();
}

/** Seconds, so that viewers see that the video plays. */
function clock(context, seconds, size) {
	context.fillStyle = FACE;
	context.beginPath();
	context.roundRect(16, 14, 118, 34, 5);
	context.fill();
	context.fillStyle = "#fff";
	context.font = "700 20px sans-serif";
	context.textBaseline = "middle";
	context.fillText(`DEMO 0:${String(Math.floor(seconds)).padStart(2, "0")}`, 28, 32, size.width);
}

/** @param seconds into the clip @param length of the clip, in seconds */
export function draw(context, seconds, length) {
	const size = context.canvas;
	const share = seconds / length;
	pitch(context, size);
	for (const one of players(share).toSorted((a, b) => a.y - b.y)) figure(context, one, size);
	ball(context, share, size);
	clock(context, seconds, size);
}
