import { expect, test } from "vitest";
import { streamChange, streamForm } from "./stream-form.ts";

const ABOUT = { edition: "2026", id: "s-1", shows: "Heden 1", zone: "Europe/Stockholm" };
const FIELD = { field: "heden-1", day: "2026-07-16", from: "09:00", until: "18:00", address: "https://youtu.be/aqz-KE-bpKQ" };

test("a stream of a field is from and until its arena's clocks, with the field as its title until another is written", () => {
	expect(streamChange({ ...streamForm(undefined), ...FIELD }, ABOUT)).toEqual({
		editions: [
			{
				id: "2026",
				streams: [
					{
						...{ id: "s-1", field: "heden-1", from: "2026-07-16T07:00:00Z", until: "2026-07-16T16:00:00Z" },
						...{ provider: "youtube", address: "https://youtu.be/aqz-KE-bpKQ", state: "upcoming", access: "open" },
						...{ title: { en: "Heden 1", sv: "Heden 1" }, poster: null },
					},
				],
			},
		],
	});
});

test("nothing is proposed without something to show, an address that plays, and an end after its beginning", () => {
	const form = streamForm(undefined);
	for (const wrong of [{}, { ...FIELD, address: "https://example.org/x" }, { ...FIELD, until: "08:00" }, { ...FIELD, day: "" }])
		expect(streamChange({ ...form, ...wrong }, ABOUT)).toBeNull();
	expect(streamChange({ ...form, ...FIELD, poster: "https://elsewhere.example/x.jpg" }, ABOUT)).toBeNull();
	const match = { id: "b14-f", teams: "Ask – Bro" };
	expect(streamChange({ ...form, match, address: FIELD.address }, { ...ABOUT, shows: "Ask – Bro" })?.editions).toMatchObject([
		{ streams: [{ match: "b14-f", title: { en: "Ask – Bro" } }] },
	]);
});
