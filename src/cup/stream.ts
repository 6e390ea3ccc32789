export const STREAM_PROVIDERS = ["hls", "youtube", "vimeo"] as const;
export type StreamProvider = (typeof STREAM_PROVIDERS)[number];

export const STREAM_STATES = ["upcoming", "live", "replay"] as const;
export type StreamState = (typeof STREAM_STATES)[number];

/** Who may watch: everybody, who is signed in, who has All Access for the year (DECISIONS §7). */
export const STREAM_ACCESSES = ["open", "account", "pass"] as const;
export type StreamAccess = (typeof STREAM_ACCESSES)[number];

/** What a player of each provider can be given; `expected` follows the word "expected" of a fault. */
export const PLAYING_ADDRESSES: Readonly<Record<StreamProvider, { readonly form: RegExp; readonly expected: string }>> = {
	hls: {
		form: /^(https:\/\/[^\s/?#]+|)\/(?!\/)[^\s]*\.m3u8(\?[^\s#]*)?$/,
		expected: "the https address of an HLS playlist (.m3u8), or its path on this site",
	},
	youtube: {
		form: /^https:\/\/((www\.|m\.)?youtube\.com\/(watch\?v=|live\/|embed\/)|youtu\.be\/)[\w-]{11}([?&][^\s#]*)?$/,
		expected: "the address of a video, such as https://www.youtube.com/watch?v=…",
	},
	vimeo: {
		form: /^https:\/\/(vimeo\.com\/|player\.vimeo\.com\/video\/)\d+(\/[0-9a-f]+)?(\?[^\s#]*)?$/,
		expected: "the address of a video, such as https://vimeo.com/76979871",
	},
};

/** A picture of the site's own: a page asks nothing of others before a reader asks to play. */
export const POSTER_FORM = /^\/(?!\/)[^\s?#]+\.(avif|jpe?g|png|svg|webp)$/i;
