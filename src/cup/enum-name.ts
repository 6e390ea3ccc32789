type Underlined<Code extends string> = Code extends `${infer Word}-${infer Rest}` ? `${Word}_${Underlined<Rest>}` : Code;

/** A code of a closed set as the API names it: "goal-difference" is GOAL_DIFFERENCE. */
export type EnumName<Code extends string> = Uppercase<Underlined<Code>>;

export function enumName<Code extends string>(code: Code): EnumName<Code> {
	return code.replaceAll("-", "_").toUpperCase() as EnumName<Code>;
}

/** The code that a name of the API stands for, as addresses and files write it. */
export function codeOf(name: string): string {
	return name.toLowerCase().replaceAll("_", "-");
}
