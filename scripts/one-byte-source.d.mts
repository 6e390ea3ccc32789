import type { Plugin } from "vite";

export function oneByteSource(code: string, name: string): string;
export const oneByteSources: Plugin;
