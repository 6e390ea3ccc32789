import type { NationOfClubs } from "../clubs/clubs.ts";

const table: readonly (readonly [code: string, teams: number, clubs: string])[] = [
	[
		"se",
		286,
		"HK Kajen; Pollarhamns HF; Handbollsklubben Styrbordarna av 1931; Idrottsföreningen Kamraterna Dreggsunda; Kättingby GoIF",
	],
	["no", 92, "Fjordglimt HK; Ytre Skodde IL; Idrettslaget Lanternens Ungdom av 1948"],
	["dk", 84, "Sundklint Håndbold; HK Bolværket; Håndboldklubben Fyrskibets Venner"],
	["fi", 31, "Köysiranta HK; Handbollsklubben Styrstången; Majakan Käsipallo; Pollarin Pallo"],
	["de", 46, "HSG Ankerbrook; TSV Möwenkoog; Handballfreunde Krummer Priel; SG Tonnenhaken; HSG Seezeichen-Strandhafer 1911"],
	["is", 24, "Brimnesvík HF; Ungmennafélagið Akkerið; Ljósvitinn HK; Sjávarborg Handbolti; HF Þokulúður"],
	["fr", 14, "HBC Port-Brisant; Étoile des Amarres; Handball Club Vieux-Cabestan; US Grand-Ponton"],
	["es", 12, "BM Ancla Vieja; CB Puerto Claro; Balonmano Las Amarras; BM Faro del Muelle"],
	["pl", 16, "MKS Bursztynowa Boja; SPR Latarnik; KS Nabrzeże Piaskowo; UKS Kabestan"],
	["hu", 11, "Dunalámpás KK; Hajókötél SE; Révfény KC"],
	["nl", 10, "HV Bolder '62; HV Kaaimuur; Handbalclub De Meerpaal"],
	["hr", 9, "RK Sidrište; RK Bitva Stara; ŽRK Konop"],
	["cz", 8, "TJ Kotviště; Házená Přístavek; HC Lodní Zvon"],
	["pt", 7, "AC Cais Novo; Andebol Âncora Azul; GD Amarração"],
	["fo", 7, "Kyndilsvík; Havnarljós ÍF"],
	["ee", 6, "SK Ankruköis; Käsipalliklubi Sadamatuli"],
	["lv", 5, "HK Enkurvieta; Ostas Bākas SK"],
	["lt", 4, "RK Inkaras Rytas; SM Prieplauka"],
	["ch", 5, "HC Seebolz; SG Ankerfluh"],
	["at", 5, "HC Donauhafen; UHC Treppelweg"],
	["sk", 4, "HK Kotvička; MHK Prístavok"],
	["si", 4, "RK Sidro Zaliv; RD Privez"],
	["rs", 4, "РК Сидро; ЖРК Пристан"],
	["ro", 3, "CS Ancora Veche; HC Debarcader"],
	["it", 4, "Pallamano Bitta; ASD Molo Antico"],
	["br", 3, "Handebol Cais Dourado; AA Maré do Porto"],
	["ar", 2, "Club Muelle del Sur"],
	["jp", 2, "Ikari Handball Juniors"],
	["kr", 2, "Haneulhang Handball"],
	["tn", 2, "Club Al Marsat; Étoile du Quai"],
	["eg", 2, "Al Mersah Academy"],
];

/** 31 nations; the number of teams is proportional to each one's figure. */
export const NATIONS: readonly NationOfClubs[] = table.map(([code, teams, clubs]) => ({
	code,
	teams,
	clubs: clubs.split("; "),
}));
