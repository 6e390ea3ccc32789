import { type EnumName, enumName } from "../../../cup/enum-name.ts";
import { builder } from "./builder.ts";

/** Makes one of the cup's closed sets an enum of the API: one name for each code, in the set's order. */
export function enumOf<const Code extends string>(name: string, codes: readonly Code[], description?: string) {
	const values = Object.fromEntries(codes.map((code) => [enumName(code), { value: code }]));
	return builder.enumType(name, {
		description,
		values: values as { readonly [C in Code as EnumName<C>]: { readonly value: C } },
	});
}
