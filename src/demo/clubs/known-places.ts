/**
 * Real places and clubs in the five countries whose names are combined from parts: an invented name must not be one of these.
 * Everything in the demo cup is invented (DECISIONS §9).
 */
export const KNOWN_PLACES: ReadonlySet<string> = new Set(
	(
		"Ankarsrum Ankarsund Ankarsvik Båkvik Fyrås Grundsund Grundvik Hammarby Kajsta Kölsta Kölvik Laståker Lotsholm Lotsbo Mastholm " +
		"Måsvik Måsholm Måsnäs Måslunda Ejderstad Saltsjöbaden Saltvik Saltå Saltholm Seglora Segelvik Segeltorp Sillvik Sillstad " +
		"Sillre Skarvik Skarvsjö Stäverud Tångvik Tångstad Tångby Tärnaby Tärnsjö Tärnö Tärnåker Torskholm Torsby Vågå Vågsund Vågsta Vågö " +
		"Brisholm Revsund Revholm Grundby Rodervik Pirholm Bojnäs Skotterud Lomvik Lomma Lomarp Lomtorp Krabbnäs Hummervik Hummerholm " +
		"Ankerud Ankervik Brimnes Brimvik Fyrvik Lundevik Lunheim Rorvik Rorstad Sildvik Seglvik Segleberg Skarvik Skarvøy Skarvnes Snøheim " +
		"Snøhetta Tangen Tangvik Tangnes Teisthaug Torskdal Vindnes Vindheim Vindheia Naustdal Naustvik Naustvoll Sjøvik Sjøberg Bølgen Torskevik " +
		"Ankerbjerg Bølgehøj Havnholm Havnbjerg Havnstrup Klitgård Klitlund Mågeholm Ravnsborg Ravlund Sejlflod Sejlbjerg Sejlstrup Sejling " +
		"Sildig Skibsted Skibstrup Skibby Skibholm Ternebæk Tanghøj Tangeholm Vindblæs Vindum Vinderød Vindeby Vinderup Mastrup Masnæs " +
		"Lokkisaari Luotolahti Luotola Meriniemi Merikallio Merilahti Meri-Lappi Myrskylä Aaltola Kaislaranta Kaisaniemi Tuulimäki Tuuliniemi Norppaniemi " +
		"Hyljeluoto Purjelahti Silakkaniemi Kajoranta Ruoriniemi Majakkaranta Majakkaniemi Majakkasaari " +
		"Ankerbrück Deichhausen Deichhorst Kutterhafen Leuchtfeld Möwenhafen Nebelfeld Segelbach Segelfeld Segelhorst Sturmfeld Sturmbach Wattenbek " +
		"Trossnäs Lanternholm Wattenscheid Wattenheim Wattbach Mastholte Mastbruch Mastdorf Krabbenkamp Ruderhof Ruderting Brandungen Nebelheim Nebelhorn Deichmoor"
	).split(" "),
);

/** Well-known clubs, youth cups and arenas, in lower case: no demo name may contain one. */
export const KNOWN_CLUBS: readonly string[] = (
	"aik|djurgård|hammarby|malmö ff|ifk göteborg|örgryte|gais|elfsborg|häcken|norrköping|helsingborg|kalmar ff|mjällby|sirius|brommapojkarna|" +
	"rosenborg|brann|molde|vålerenga|viking fk|bodø|lillestrøm|strømsgodset|brøndby|midtjylland|københavn|nordsjælland|aalborg|hjk|" +
	"ilves|inter turku|kups|bayern|borussia|schalke|hertha|werder|hamburger|st. pauli|leverkusen|rb leipzig|eintracht|arsenal|chelsea|" +
	"liverpool|everton|manchester|tottenham|leeds|newcastle|aston villa|west ham|celtic fc|glasgow|hearts of midlothian|hibernian|" +
	"barcelona|real madrid|atlético madrid|valencia|sevilla|benfica|sporting cp|fc porto|juventus|milan|inter miami|napoli|roma|lazio|" +
	"ajax|feyenoord|psv|anderlecht|club brugge|paris saint|marseille|lyon|monaco|flamengo|palmeiras|corinthians|santos|são paulo|" +
	"grêmio foot|boca juniors|river plate|peñarol|nacional de|olimpia|colo-colo|galatasaray|fenerbahçe|beşiktaş|dynamo|shakhtar|" +
	"olympiacos|panathinaikos|aek|paok|crvena zvezda|partizan|hajduk|dinamo zagreb|slavia|sparta praha|legia|lech|wisła|ferencváros|" +
	"la galaxy|seattle sounders|toronto fc|urawa|gamba|kashima|jeonbuk|ulsan|al ahly|zamalek|kaizer chiefs|orlando pirates|asante kotoko|" +
	"hearts of oak|tema youth|shukura|farul|gothia|partille|dana cup|norway cup|helsinki cup|piteå|ullevi|gamla ullevi|heden|" +
	"sävehof|redbergslid|hk drott|alingsås|eskilstuna guif|ystads if|lugi|ifk skövde|kristianstad|önnered|skuru|h43|kärra|" +
	"thw kiel|flensburg|magdeburg|füchse|rhein-neckar|gummersbach|melsungen|lemgo|kolding|skjern|bjerringbro|viborg|ikast|" +
	"larvik|elverum|drammen|vipers|veszprém|győr|szeged|kielce|vardar|montpellier|nantes|zagreb|celje|lundaspelen|eken cup"
).split("|");
