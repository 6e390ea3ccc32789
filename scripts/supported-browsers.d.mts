/** The oldest supported version of each browser, from `browserslist` in package.json. */
export function oldestSupported(): Readonly<Record<string, string>>;
/** What the build lowers scripts and styles to, as Vite and esbuild write it. */
export const buildTarget: string[];
