type Place = { readonly latitude: number | null; readonly longitude: number | null; readonly address: string | null };

/** The address of a map that shows a place, by its coordinates, else its address; null where neither is known. */
export function mapOf({ latitude, longitude, address }: Place): string | null {
	const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
	return place === null ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
