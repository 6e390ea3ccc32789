/** saxen ships no types: what is used of its parser. */
declare module "saxen" {
	type Decode = (text: string) => string;
	export class Parser {
		ns(prefixes?: Readonly<Record<string, string>>): this;
		on(
			event: "openTag",
			handler: (name: string, attributes: () => Readonly<Record<string, string>>, decode: Decode, selfClosing: boolean) => void,
		): this;
		on(event: "closeTag", handler: (name: string, decode: Decode) => void): this;
		on(event: "text", handler: (text: string, decode: Decode) => void): this;
		on(event: "cdata", handler: (text: string) => void): this;
		on(event: "error", handler: (error: Error) => void): this;
		stop(): void;
		parse(xml: string): void;
	}
}
