type SavedStore = typeof import("./saved-store.ts");

/**
 * Reads what this device has saved; the store is loaded when it is needed first.
 * @returns null if it cannot be read: the network was lost before the store had loaded, or the browser refuses a database
 */
export async function readSaved<Found>(
	read: (store: SavedStore) => Promise<Found>,
	load: () => Promise<SavedStore> = () => import("./saved-store.ts"),
): Promise<Found | null> {
	try {
		return await read(await load());
	} catch (error) {
		console.info("What is saved could not be read", error);
		return null;
	}
}
