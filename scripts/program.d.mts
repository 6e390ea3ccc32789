export function builtProgram(): string;
export function builtFile(file: string, options: { readonly name: string; readonly beside: readonly string[] }): string;
