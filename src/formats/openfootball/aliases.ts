/**
 * Names of grounds and cities that differ between files, each with our name. nations.ts has the names of national teams. Compared
 * without case, accents and punctuation. docs/integrate/openfootball.md describes how names are matched, and how to add a line.
 */
export const GROUND_ALIASES: Readonly<Record<string, string>> = {
	// World Cup 2014
	"Arena de São Paulo": "Arena Corinthians",
	Itaquerão: "Arena Corinthians",
	"Estádio das Dunas": "Arena das Dunas",
	"Arena Amazônia": "Arena da Amazônia",
	"Mané Garrincha": "Estádio Nacional Mané Garrincha",
	Maracanã: "Estádio do Maracanã",
	"Itaipava Arena Pernambuco": "Arena Pernambuco",
	"Itaipava Arena Fonte Nova": "Arena Fonte Nova",
	// World Cup 2018
	"Otkritie Arena": "Spartak Stadium",
	"Krestovsky Stadium": "Saint Petersburg Stadium",
	"St. Petersburg Stadium": "Saint Petersburg Stadium",
	"Gazprom Arena": "Saint Petersburg Stadium",
	"Fisht Olympic Stadium": "Fisht Stadium",
	"Yekaterinburg Arena": "Ekaterinburg Arena",
	"Baltika Arena": "Kaliningrad Stadium",
	// World Cup 2022
	"Lusail Iconic Stadium": "Lusail Stadium",
	"Ahmed bin Ali Stadium": "Ahmad bin Ali Stadium",
	"Al-Rayyan Stadium": "Ahmad bin Ali Stadium",
	"Ras Abu Aboud Stadium": "Stadium 974",
	"974 Stadium": "Stadium 974",
	// Earlier
	"Estádio Durival Britto": "Estádio Durival de Britto",
	"Råsunda Stadium": "Råsunda",
	Råsundastadion: "Råsunda",
};

export const CITY_ALIASES: Readonly<Record<string, string>> = {
	"St. Petersburg": "Saint Petersburg",
	Ekaterinburg: "Yekaterinburg",
	Rostov: "Rostov-on-Don",
	Göteborg: "Gothenburg",
	München: "Munich",
	Köln: "Cologne",
	Hannover: "Hanover",
	"Mexico-City": "Mexico City",
	"Ciudad de México": "Mexico City",
};
