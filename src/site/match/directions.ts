type Place = { latitude: number | null; longitude: number | null; arenaAddress: string | null };

/** The address of a map with the way to a place, by its coordinates, else its address; null where neither is known. */
export function directionsTo({ latitude, longitude, arenaAddress }: Place): string | null {
	const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : arenaAddress;
	return place === null ? null : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
