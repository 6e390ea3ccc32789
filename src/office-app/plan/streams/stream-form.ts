import { PLAYING_ADDRESSES, POSTER_FORM, STREAM_PROVIDERS, type StreamAccess, type StreamState } from "../../../cup/stream.ts";
import type { PlanChange } from "../../../office/plan/plan-view.ts";
import type { StreamView } from "../../../office/plan/streams-view.ts";
import { instantOfClock } from "../instant-of-clock.ts";

export type StreamForm = {
	/** What it shows: of a new stream only. */
	readonly match: { readonly id: string; readonly teams: string } | null;
	/** Null: a match. */
	readonly field: string | null;
	readonly day: string;
	readonly from: string;
	readonly until: string;
	readonly address: string;
	readonly state: StreamState;
	readonly access: StreamAccess;
	/** Null: the teams or the field. */
	readonly title: { readonly en: string | null; readonly sv: string | null };
	readonly poster: string;
};

export const streamForm = (stream: StreamView | undefined): StreamForm => ({
	match: stream?.match === null || stream === undefined ? null : { id: stream.match.id, teams: stream.shows },
	field: stream?.field ?? null,
	day: stream?.from?.slice(0, 10) ?? "",
	from: stream?.from?.slice(11) ?? "",
	until: stream?.until?.slice(11) ?? "",
	address: stream?.address ?? "",
	state: stream?.state ?? "upcoming",
	access: stream?.access ?? "open",
	title: { en: stream?.title.en ?? null, sv: stream?.title.sv ?? null },
	poster: stream?.poster ?? "",
});

/** @returns undefined for an address that cannot be played */
export const providerOf = (address: string) => STREAM_PROVIDERS.find((one) => PLAYING_ADDRESSES[one].form.test(address));

export const isPoster = (path: string): boolean => path === "" || POSTER_FORM.test(path);

/**
 * @param about the edition; the id of the stream; what it shows in words; the zone of the field's arena
 * @returns null while the form does not say enough
 */
export function streamChange(
	{ match, field, day, from, until, address, state, access, title, poster }: StreamForm,
	about: { readonly edition: string; readonly id: string; readonly shows: string; readonly zone: string },
): PlanChange | null {
	const written = address.trim();
	const provider = providerOf(written);
	if (provider === undefined || !isPoster(poster.trim())) return null;
	const isOfField = field !== null;
	if (isOfField ? day === "" || from === "" || until === "" || until <= from : match === null) return null;
	const titles = { en: title.en ?? about.shows, sv: title.sv ?? about.shows };
	if (titles.en.trim() === "" || titles.sv.trim() === "") return null;
	const shown = isOfField
		? { field, from: instantOfClock(`${day}T${from}`, about.zone), until: instantOfClock(`${day}T${until}`, about.zone) }
		: { match: match!.id };
	const stream = {
		...{ id: about.id, ...shown, provider, address: written, state, access },
		title: { en: titles.en.trim(), sv: titles.sv.trim() },
		poster: poster.trim() === "" ? null : poster.trim(),
	};
	return { editions: [{ id: about.edition, streams: [stream] }] };
}
