type Underlined<Code extends string> = Code extends `${infer Word}-${infer Rest}` ? `${Word}_${Underlined<Rest>}` : Code;

/** The API's name for a code of a closed set: "goal-difference" is GOAL_DIFFERENCE. */
export type EnumName<Code extends string> = Uppercase<Underlined<Code>>;

export function enumName<Code extends string>(code: Code): EnumName<Code> {
	return code.replaceAll("-", "_").toUpperCase() as EnumName<Code>;
}

/** The code for a name of the API, as in addresses and files. */
export function codeOf(name: string): string {
	return name.toLowerCase().replaceAll("_", "-");
}
