/** @returns the folder of PostgreSQL's newest `initdb` and `postgres`; null where the machine has none */
export function postgresPrograms(): string | null;
