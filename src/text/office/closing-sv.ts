import type { ClosingTexts } from "./closing-en.ts";

const fields = (count: number) => `${count} ${count === 1 ? "plan" : "planer"}`;

export const closingSv: ClosingTexts = {
	close: "Stäng planen",
	closes: (place) => `Stäng ${place}`,
	stop: "Stoppa allt spel",
	stops: (arena) => `Stoppa allt spel på ${arena}`,
	stopHow: (count) =>
		`Inga matcher spelas på ${fields(count)} från och med nu: resten av dagen, eller tills du återupptar spelet. Pågående matcher avslutas inte.`,
	goOn: "Återuppta spelet",
	goesOn: (place) => `Återuppta spelet på ${place}`,
	opens: "Öppna igen",
	from: "från",
	until: "till",
	endless: "den öppnas igen",
	why: "varför",
	losing: (count) => `${count === 1 ? "1 match" : `${count} matcher`} förlorar sin plats`,
	stay: "Låt dem ligga kvar tills de får en annan plats",
	find: "Hitta andra platser nu",
	commitClose: (moved) => (moved === 0 ? "Stäng" : `Stäng, flytta ${moved}`),
	commitStop: "Stoppa allt spel",
	closed: (moved) => (moved === 0 ? "Stängd." : `Stängd. ${moved === 1 ? "1 match flyttad" : `${moved} matcher flyttade`}.`),
	opened: "Öppen igen.",
	closedFrom: (time) => `stängd från ${time}`,
	closedUntil: (time) => `stängd till ${time}`,
	fields,
};
