/** Freezes plain data at every depth. */
export function deepFreeze<Data>(data: Data): Data {
	if (typeof data !== "object" || data === null || Object.isFrozen(data)) return data;
	for (const own of Object.values(data)) deepFreeze(own);
	return Object.freeze(data);
}
