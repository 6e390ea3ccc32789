export const STREAM_PROVIDERS = ["hls", "youtube", "vimeo"] as const;
export type StreamProvider = (typeof STREAM_PROVIDERS)[number];

export const STREAM_STATES = ["upcoming", "live", "replay"] as const;
export type StreamState = (typeof STREAM_STATES)[number];

/** Who may watch: everybody, signed-in users, or users with All Access for the year (DECISIONS §7). */
export const STREAM_ACCESSES = ["open", "account", "pass"] as const;
export type StreamAccess = (typeof STREAM_ACCESSES)[number];

/** The form of each provider's address; `expected` follows the word "expected" in a message. */
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

/** A picture on this site: a page requests nothing from others before the visitor presses play. */
export const POSTER_FORM = /^\/(?!\/)[^\s?#]+\.(avif|jpe?g|png|svg|webp)$/i;
