export function builtProgram(): string;
export function builtFiles(
	files: readonly string[],
	options: { readonly name: string; readonly beside: readonly string[] },
): string;
