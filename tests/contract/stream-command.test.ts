import { beforeAll, expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();
const stream = (...words: string[]) => cupboard("stream", ...words, "--cup", "7");
const streams = async () => (await exported()).editions[0]!.streams ?? [];

beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", aSmallCup()))).toMatchObject({ code: 0 });
});

it("adds a stream of a match, sets it live, and removes it", async () => {
	const address = "https://live.cup.example/b14-f/index.m3u8";
	const added = await stream("add", "2026", "--match", "b14-m1", "--address", address, "--access", "pass");
	expect(added).toMatchObject({ code: 0, err: "" });
	expect(added.out).toBe(
		"Lillcupen 2026: added b14-m1: ASK IF – BRO IF / ASK IF – BRO IF (match b14-m1 (B14: ASK IF – BRO IF); hls, upcoming, pass)\n",
	);
	expect(await stream("change", "2026", "b14-m1", "--state", "live", "--title-sv", "Öppningsmatchen")).toMatchObject({ code: 0 });
	expect((await streams()).at(-1)).toEqual({
		id: "b14-m1",
		title: { en: "ASK IF – BRO IF", sv: "Öppningsmatchen" },
		match: "b14-m1",
		provider: "hls",
		address,
		state: "live",
		access: "pass",
	});
	expect((await stream("remove", "2026", "b14-m1", "live-1")).out).toBe("Lillcupen 2026: removed b14-m1, live-1\n");
	expect((await streams()).map(({ id }) => id)).toEqual(["heden-10-day-3", "young-replay"]);
});

it("adds a stream of a field on the clocks of its arena, with the provider of the address", async () => {
	const when = ["--from", "2026-07-14 09:00", "--until", "18:00"];
	const added = await stream("add", "2026", "--field", "heden-2", ...when, "--address", "https://youtu.be/aqz-KE-bpKQ");
	expect(added).toMatchObject({ code: 0, err: "" });
	expect((await streams()).at(-1)).toMatchObject({
		id: "heden-2-2026-07-14t09-00",
		title: { en: "Heden 2", sv: "Heden 2" },
		field: "heden-2",
		from: "2026-07-14T07:00:00Z",
		until: "2026-07-14T16:00:00Z",
		provider: "youtube",
	});
});

it("lists the streams, without their playing addresses", async () => {
	const { out } = await stream("list", "2026");
	expect(out).toContain(
		"  heden-10-day-3: Heden 10, Wednesday / Heden 10, onsdag (Heden 10, 2026-07-15 08:00 to 2026-07-15 20:00; youtube,",
	);
	for (const { address } of aSmallCup().editions[0]!.streams!) expect(out).not.toContain(address);
});

it.each([
	[["add", "2026", "--match", "b14-m2"], "give --address"],
	[["add", "2026", "--address", "https://vimeo.com/1"], "give --match, or --field with --from and --until"],
	[["add", "2026", "--match", "nope", "--address", "https://vimeo.com/1"], 'has no match "nope"'],
	[["add", "2026", "--match", "b14-m2", "--field", "heden-2", "--address", "https://vimeo.com/1"], "Give only --match"],
	[
		["add", "2026", "--field", "nope", "--from", "2026-07-14 9:00", "--until", "10:00", "--address", "https://vimeo.com/1"],
		'no field "nope"',
	],
	[
		["add", "2026", "--field", "heden-2", "--from", "9:00", "--until", "10:00", "--address", "https://vimeo.com/1"],
		'--from "9:00": a time without its day',
	],
	[["add", "2026", "--match", "b14-m2", "--address", "https://watch.example/1"], "not a stream address that can be played"],
	[
		["add", "2026", "--match", "b14-m2", "--address", "https://vimeo.com/1", "--id", "young-replay"],
		'has a stream "young-replay"',
	],
	[["add", "2026", "--match", "b11-m1", "--address", "https://vimeo.com/1"], 'a match that stream "young-replay" already shows'],
	[["change", "2026", "nope", "--state", "live"], 'no stream "nope". Its streams:'],
	[["change", "2026", "young-replay"], "Nothing to change"],
	[["change", "2026", "young-replay", "--poster", "https://pictures.example/a.jpg"], "a picture's path on this site"],
	[["remove", "2026", "young-replay", "nope"], "Nothing was removed"],
	[["list", "1999"], 'no edition "1999"'],
])("refuses %j", async (words, why) => {
	const before = await streams();
	const ran = await stream(...words);
	expect(ran).toMatchObject({ code: 1, out: "" });
	expect(ran.err).toContain(why);
	expect(await streams()).toEqual(before);
});

it("refuses a state that is none as a wrong command line, and explains itself", async () => {
	const wrong = await stream("change", "2026", "young-replay", "--state", "paused");
	expect(wrong).toMatchObject({ code: 2 });
	expect(wrong.err).toContain("Allowed choices are upcoming, live, replay");
	expect((await cupboard("stream", "--help")).out).toContain("npx cupboard stream change 2026 b16-f --state live");
	expect((await cupboard("stream", "add", "--help")).out).toContain("--until <when>");
});
