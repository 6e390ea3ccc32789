export function notices(lock: unknown): string;
