/**
 * The keys of a noun that an entity has unchanged; null if the record has no value. A new key of the cup file does not compile
 * until the entity includes it or leaves it out by name: so no forgotten line loses data, and none publishes data by accident.
 */
export type Projection<Noun, LeftOut extends keyof Noun = never> = {
	readonly [Key in Exclude<keyof Noun, LeftOut>]-?: undefined extends Noun[Key]
		? Exclude<Noun[Key], undefined> | null
		: Noun[Key];
};
