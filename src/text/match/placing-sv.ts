import type { PlacingTexts } from "./placing-en.ts";

export const placingSv: PlacingTexts = {
	title: "Slutplaceringar",
	open: (teams) => (teams === 1 ? "Ett lag har ingen slutplacering ännu." : `${teams} lag har ingen slutplacering ännu.`),
	all: "Alla placeringar",
	order: "Ordning",
	byName: "Efter namn",
	byPlace: "Efter placering",
	shared: "delad plats",
	heard: (ordinal, shared) => `${shared ? "Delad " : ""}${ordinal} plats`,
	ofTeam: (ordinal, among, shared) => `${shared ? "Delad " : ""}${ordinal} plats av ${among} lag`,
};
