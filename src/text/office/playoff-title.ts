import type { Words } from "../language.ts";

export const playoffTitle = (name: string): Words => ({ en: `Playoff ${name}`, sv: `Slutspel ${name}` });
