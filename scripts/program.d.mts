export function builtProgram(): string;
