/**
 * What an entity tells of a noun of the record under the noun's own keys; null where the record has none. A key that is new in the
 * cup file does not compile until the entity tells it or leaves it out by name: nothing is lost on the way to a reader because
 * a line was forgotten, and nothing leaves unseen.
 */
export type Projection<Noun, LeftOut extends keyof Noun = never> = {
	readonly [Key in Exclude<keyof Noun, LeftOut>]-?: undefined extends Noun[Key]
		? Exclude<Noun[Key], undefined> | null
		: Noun[Key];
};
