import { describe, expect, it } from "vitest";
import { openfootballSource, reading } from "../../../tests/support/openfootball-reading.ts";
import { groundsOf } from "./grounds.ts";
import type { GroundText } from "./match-text.ts";
import { readStadiums, type Stadium } from "./stadiums.ts";

const place = { source: openfootballSource({}), path: ["ground"] };
const text = (name: string, city: string | null = null): GroundText => ({ place, name, city });
const stadium = (name: string, city: string | null = null): Stadium => ({ name, city, zone: null });

/** The id, the name and the city of each text's ground, and the messages. */
function groundsFor(texts: GroundText[], stadiums: Stadium[] = []) {
	const { value, said } = reading((report) => groundsOf(texts, stadiums, report));
	const shown = texts.map((one) => {
		const ground = value.get(one);
		return ground && [ground.id, ground.name, ground.city].filter((part) => part !== null).join(", ");
	});
	return said.length > 0 ? [...shown, ...said] : shown;
}

const CUP = [
	stadium("Olympiastadion", "Berlin"),
	stadium("Olympiastadion", "Munich"),
	stadium("Krestovsky Stadium (Zenit Arena)", "Saint Petersburg"),
	stadium("Arena das Dunas", "Natal"),
	stadium("Lusail Stadium", "Lusail"),
	stadium("Red Lane", "Cardiff"),
	stadium("Blue Lane", "Cardiff"),
];

describe("a match's ground", () => {
	it.each<[name: string, city: string | null, said: string]>([
		["Olympiastadion", "Munich", "olympiastadion-munich, Olympiastadion, Munich"],
		["Olympiastadion", "München", "olympiastadion-munich, Olympiastadion, Munich"],
		["red lane", null, "red-lane-cardiff, Red Lane, Cardiff"],
		["Zenit Arena", null, "saint-petersburg-stadium, Saint Petersburg Stadium, Saint Petersburg"],
		["Gazprom Arena", null, "saint-petersburg-stadium, Saint Petersburg Stadium, Saint Petersburg"],
		["Estádio das Dunas", null, "arena-das-dunas-natal, Arena das Dunas, Natal"],
		["The Dunas Field", "Natal", "arena-das-dunas-natal, Arena das Dunas, Natal"],
		["Blue Ground", "Cardiff", "blue-lane-cardiff, Blue Lane, Cardiff"],
		["Natal", null, "arena-das-dunas-natal, Arena das Dunas, Natal"],
		["St. Petersburg", null, "saint-petersburg-stadium, Saint Petersburg Stadium, Saint Petersburg"],
	])("%s, %s, is found by its name, another of its names, a word that only it has, or its city", (name, city, ground) => {
		expect(groundsFor([text(name, city)], CUP)).toEqual([ground]);
	});

	it.each<[name: string, city: string | null, said: string]>([
		[
			"Olympiastadion",
			null,
			'error ground: no such ground: "Olympiastadion"; a stadium of the stadiums file; near: Olympiastadion',
		],
		["Cardiff", null, 'error ground: no such ground: "Cardiff"; a stadium of the stadiums file'],
		["The Lane", "Cardiff", 'error ground: no such ground: "The Lane, Cardiff"; a stadium of the stadiums file; near: Blue Lane'],
		["Dunas Field", "Cardiff", 'error ground: no such ground: "Dunas Field, Cardiff"; a stadium of the stadiums file'],
		["Lusail Field", "Doha", 'error ground: no such ground: "Lusail Field, Doha"; a stadium of the stadiums file'],
	])("%s, %s, that may be two, or none, is reported", (name, city, said) => {
		expect(groundsFor([text(name, city)], CUP)).toEqual([undefined, said]);
	});

	it("without a file of stadiums is named as in the matches, with the city that others give it", () => {
		expect(
			groundsFor([
				text("Råsunda Stadium"),
				text("Råsunda", "Solna"),
				text("Ullevi", "Göteborg"),
				text("Nya Ullevi", "Gothenburg"),
				text("Ullevi"),
				text("Parken", "Copenhagen"),
				text("Parken", "Aarhus"),
				text("Parken"),
				text("London (Wembley)"),
				text("Wembley Stadium (old)", "London"),
			]),
		).toEqual([
			"rasunda-solna, Råsunda, Solna",
			"rasunda-solna, Råsunda, Solna",
			"ullevi-gothenburg, Ullevi, Göteborg",
			"nya-ullevi-gothenburg, Nya Ullevi, Gothenburg",
			"ullevi-gothenburg, Ullevi, Göteborg",
			"parken-copenhagen, Parken, Copenhagen",
			"parken-aarhus, Parken, Aarhus",
			"parken, Parken",
			"london-wembley, London (Wembley)",
			"wembley-stadium-london, Wembley Stadium, London",
		]);
	});
});

describe("a file of stadiums", () => {
	const read = (...stadiums: unknown[]) => reading((report) => readStadiums([openfootballSource({ stadiums })], report));

	it.each<[object, object]>([
		[{ name: " Red Lane " }, { name: "Red Lane", city: null, zone: null }],
		[
			{ name: "A", city: "Moscow (1)", timezone: "UTC+3" },
			{ name: "A", city: "Moscow", zone: "+03:00" },
		],
		[
			{ name: "A", coords: "25°39'08\"N 51°29'16\"E" },
			{ name: "A", city: null, zone: null, latitude: 25.65222, longitude: 51.48778 },
		],
		[
			{ name: "A", coords: "33.5°S 70.25°W" },
			{ name: "A", city: null, zone: null, latitude: -33.5, longitude: -70.25 },
		],
		[
			{ name: "A", coords: "90°N 180°E" },
			{ name: "A", city: null, zone: null, latitude: 90, longitude: 180 },
		],
	])("has %o", (one, stadium) => {
		expect(read(one)).toEqual({ value: [stadium], said: [] });
	});

	it("reports the faults of each stadium, and takes the rest", () => {
		const { value, said } = read(
			{ city: "Kazan" },
			{ name: "A", timezone: "Mars" },
			{ name: "B", coords: "91°N 10°E" },
			{ name: "C", coords: "9°N" },
			{ name: "a" },
			{ name: "A", city: "Kazan" },
		);
		expect(value.map(({ name }) => name)).toEqual(["A", "B", "C", "a", "A"]);
		expect(said).toEqual([
			"error stadiums[0].name: no stadium: undefined; a stadium's name",
			'error stadiums[1].timezone: no such time zone: "Mars"; a time zone such as UTC+3 or Asia/Qatar',
			`warning stadiums[2].coords: no coordinates: "91°N 10°E"; degrees such as 25°39'08"N 51°29'16"E`,
			`warning stadiums[3].coords: no coordinates: "9°N"; degrees such as 25°39'08"N 51°29'16"E`,
			'error stadiums[4].name: a stadium twice: "a"; each stadium once',
		]);
		expect(reading((report) => readStadiums([openfootballSource({ stadiums: 7 })], report)).said).toEqual([
			"error stadiums: no list: 7; a list of stadiums",
		]);
	});
});
