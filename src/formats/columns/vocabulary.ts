import { headingKey } from "../csv/columns/sheet.ts";

/**
 * What a heading of an organiser's sheet may mean, whichever kind of sheet it is in. Words of registration forms and match programmes in
 * Swedish, English, German, Danish, Norwegian, Finnish, French, Spanish, Dutch and Polish. Case, accents, spaces and punctuation do not
 * count.
 */
const WORDS = {
	club: "förening föreningen föreningsnamn klubb klubbnamn klubben idrottsförening club clubname club-name clubs verein vereinsname klub forening seura seuran-nimi klubi club-nom association organisation organization club-equipo equipo-club vereniging klub-sportowy klubb/förening förening/klubb förening/lag",
	team: "lag lagnamn laget lagets-namn team teamname team-name mannschaft mannschaftsname hold holdnavn lagnavn joukkue joukkueen-nimi équipe nom-équipe nom-de-l-équipe equipo nombre-del-equipo elftal zespół drużyna deltagare deltagande-lag anmält-lag anmälda-lag",
	suffix:
		"lag-nr lagnr lagnummer lag-nummer lag-# team-no team-nr team-number team-# suffix mannschaft-nr mannschaftsnummer holdnr hold-nr lagnr. joukkue-nro no-équipe numéro-équipe beteckning lagbeteckning",
	category:
		"klass klassen åldersklass tävlingsklass klass/ålder ålder/klass category age-category age-group agegroup class division-klass altersklasse klasse spielklasse kategorie jugend række klasse-årgang aldersklasse sarja ikäluokka luokka catégorie catégorie-d-âge categoría leeftijdsklasse kategoria turneringsklass matchklass anmäld-klass",
	group: "grupp gruppe group pool poule lohko groupe grupo grupa puljer pulje gruppnamn gruppspel",
	nation: "land nation nationalitet country nationality maa pays país kraj landskod country-code",
	homeShirt:
		"hemmatröja tröja tröjfärg matchtröja hemmaställ dräkt färg shirt home-shirt jersey kit colour color trikot trikotfarbe spillertrøje drakt",
	awayShirt: "bortatröja reservtröja bortaställ away-shirt away-kit ausweichtrikot",
	seat: "lottplats lottnummer seedning seed seeding draw-number",
	withdrawn: "utgått avanmäld avanmält struket withdrawn cancelled",
	number:
		"match matchnr match-nr matchnummer nr nummer no number match-no match-number spiel spielnr spiel-nr kamp kampnr kamp-nr ottelu ottelunro match-n n° partido partido-n wedstrijd mecz",
	date: "datum dag speldag matchdag date day tag spieltag dato kampdato päivä päivämäärä pvm jour fecha día dzień data",
	time: "tid klockslag klockan kl matchtid starttid start avspark time kick-off kickoff ko uhrzeit zeit anstoß anstoss beginn tidspunkt kampstart kello klo aika heure horaire hora godzina matchstart",
	arena:
		"arena anläggning idrottsplats ip hall sporthall venue ground stadium sportanlage spielort sportplatz anlæg stadion hal kenttäalue stade complexe pabellón estadio lokal plats spelplats ort",
	field:
		"plan plannr plan-nr spelplan bana field pitch court feld spielfeld platz bane banenr kenttä terrain campo cancha pista veld boisko planer fält",
	home: "hemma hemmalag lag-1 lag1 home home-team team-1 team1 team-a lag-a heim heimmannschaft mannschaft-1 hjemme hjemmehold hjemmelag hold-1 koti kotijoukkue domicile équipe-1 equipe-domicile local equipo-local thuis gospodarze",
	away: "borta bortalag lag-2 lag2 away away-team team-2 team2 team-b lag-b visitors guest gast gastmannschaft mannschaft-2 ude udehold bortelag hold-2 vieras vierasjoukkue extérieur équipe-2 visitante equipo-visitante uit goście",
	round: "omgång rond runda round runde kierros tour jornada ronde kolejka",
	playoff: "slutspel playoff play-off knockout",
	score: "resultat result score ergebnis ställning tulos résultat marcador uitslag wynik",
	surface: "underlag surface belag unterlage underlagstyp planunderlag",
	size: "storlek planstorlek spelform size format spelarantal",
	address: "adress gatuadress address adresse osoite dirección",
	opens: "öppnar öppnas öppet-från opens öffnet",
	closes: "stänger stängs öppet-till closes schließt",
	gender: "kön gender sex geschlecht køn kjønn sukupuoli sexe",
	age: "ålder age alter alder ikä âge edad",
	name: "namn name navn nimi nom nombre naam nazwa bezeichnung benämning",
	/** Never read: persons. */
	person:
		"kontakt kontaktperson kontaktpersoner ledare lagledare ansvarig tränare coach leader manager team-manager contact contact-person contact-name ansprechpartner trainer betreuer kontaktnavn leder holdleder lagleder yhteyshenkilö joukkueenjohtaja responsable entraîneur contacto responsable entrenador förnamn efternamn first-name last-name surname vorname nachname person anmäld-av registered-by spelare spelarnamn player player-name players spieler spelarens-namn",
	mail: "e-post epost e-postadress mail mejl mailadress e-mail email e-mail-address email-address sähköposti courriel correo e-mailadresse e-post-ledare leader-s-e-mail",
	phone:
		"telefon tel tfn mobil mobilnummer mobiltelefon telefonnummer phone phone-number mobile cell handy telefonnummer puhelin puh téléphone teléfono",
	birth:
		"födelsedatum född personnummer födelseår födelsedag birth birthday date-of-birth born birth-date geburtsdatum fødselsdato syntymäaika date-de-naissance fecha-de-nacimiento pnr",
	/** Not read: what a cup's office keeps elsewhere. */
	other:
		"betalt betald avgift anmälningsavgift faktura fakturaadress org-nr orgnr organisationsnummer paid fee invoice bezahlt betaling hotell hotel boende logi skola buss bus mat kost allergier antal antal-spelare antal-ledare count participants kommentar kommentarer anteckning anteckningar övrigt info comment comments note notes remark remarks bemerkung anmälningsdatum anmäld registered registration-date status tidsstämpel timestamp distrikt district region ort/stad stad city domare referee funktionär",
} as const;

export type Meaning = keyof typeof WORDS;

/** Meanings whose cells are not read at all. */
export const UNREAD: ReadonlySet<Meaning> = new Set(["person", "mail", "phone", "birth", "other"]);

const BY_KEY = new Map<string, Meaning[]>();
for (const [meaning, words] of Object.entries(WORDS) as [Meaning, string][]) {
	for (const word of words.split(/\s+/)) {
		const key = headingKey(word);
		const found = BY_KEY.get(key);
		if (!found) BY_KEY.set(key, [meaning]);
		else if (!found.includes(meaning)) found.push(meaning);
	}
}

/** @returns what a heading may mean by its words, the likeliest first: as it is, then without what is in parentheses */
export function meaningsOf(heading: string): readonly Meaning[] {
	for (const text of [heading, heading.replace(/\([^)]*\)/g, ""), heading.replace(/[*:?].*$/s, "")]) {
		const found = BY_KEY.get(headingKey(text));
		if (found) return found;
	}
	return [];
}

/** @returns how many headings are known words: that tells the separator of a CSV file, and which row has the headings */
export const countKnown = (headings: readonly string[]): number =>
	headings.filter((heading) => meaningsOf(heading).length > 0).length;
