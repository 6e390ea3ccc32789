import { nameKey } from "../../cup/search/name-key.ts";
import type { Source } from "../../results/record/input/source.ts";
import { readZone } from "./clock-time.ts";
import { asList, asObject, asText, type JsonObject } from "./json-value.ts";
import { type Place, placeWithin, type Report } from "./place.ts";

/** A line of a stadiums file. */
export type Stadium = {
	readonly name: string;
	readonly city: string | null;
	/** In the cup file's form. */
	readonly zone: string | null;
	readonly latitude?: number;
	readonly longitude?: number;
};

/** The stadiums from the files that accompany the matches. A duplicate or an unknown zone is a fault. */
export function readStadiums(sources: readonly Source[], report: Report): Stadium[] {
	const seen = new Set<string>();
	return sources.flatMap((source) => {
		const list = asObject(source.input)?.stadiums;
		const place: Place = { source, path: ["stadiums"] };
		if (!asList(list)) report(place, { value: list, expected: "a list of stadiums", message: "no list" });
		return (asList(list) ?? []).flatMap((value, index) => {
			const stadium = readStadium(asObject(value), placeWithin(place, index), report);
			if (!stadium) return [];
			const key = nameKey(`${stadium.name} ${stadium.city ?? ""}`);
			if (seen.has(key)) {
				report(placeWithin(place, index, "name"), {
					value: stadium.name,
					expected: "each stadium once",
					message: "a stadium twice",
				});
			}
			seen.add(key);
			return [stadium];
		});
	});
}

function readStadium(stadium: JsonObject | null, place: Place, report: Report): Stadium | null {
	const name = asText(stadium?.name);
	if (!stadium || !name) {
		report(placeWithin(place, "name"), { value: stadium?.name, expected: "a stadium's name", message: "no stadium" });
		return null;
	}
	const zoneText = asText(stadium.timezone);
	const zone = zoneText && readZone(zoneText);
	if (zoneText && !zone) {
		report(placeWithin(place, "timezone"), {
			value: zoneText,
			expected: "a time zone such as UTC+3 or Asia/Qatar",
			message: "no such time zone",
		});
	}
	const coords = asText(stadium.coords);
	const point = coords ? readCoordinates(coords) : {};
	if (!point) {
		const expected = `degrees such as 25°39'08"N 51°29'16"E`;
		report(placeWithin(place, "coords"), { severity: "warning", value: coords, expected, message: "no coordinates" });
	}
	// "Moscow (1)" and "Moscow (2)" distinguish two stadiums of one city.
	const city = asText(stadium.city)?.replace(/\s*\(\d+\)$/, "") ?? null;
	return { name, city, zone, ...point };
}

/** 25°39'08"N 51°29'16"E, 37.403°N 121.970°W */
function readCoordinates(text: string): { latitude: number; longitude: number } | null {
	const degrees = (pattern: string) =>
		new RegExp(`([\\d.]+)°(?:\\s*([\\d.]+)['′’])?(?:\\s*([\\d.]+)["″”])?\\s*([${pattern}])`).exec(text);
	const [latitude, longitude] = [degrees("NS"), degrees("EW")].map((found) => {
		if (!found) return Number.NaN;
		const [, whole, minutes = "0", seconds = "0", direction] = found;
		const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
		return Math.round((/[SW]/.test(direction!) ? -value : value) * 1e5) / 1e5;
	});
	const onEarth = Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180;
	return onEarth ? { latitude: latitude!, longitude: longitude! } : null;
}
