/** The account service's answer to a call that it refuses (DECISIONS §6): its status, its message, and what is wrong with each field. */
export class AccountRefusal extends Error {
	readonly status: number;
	readonly fields: Readonly<Record<string, readonly string[]>>;
	/** Seconds until it may be retried; null if the answer does not specify it. */
	readonly retryAfter: number | null;

	constructor(status: number, message: string, fields: AccountRefusal["fields"] = {}, retryAfter: number | null = null) {
		super(message);
		this.name = "Refused";
		this.status = status;
		this.fields = fields;
		this.retryAfter = retryAfter;
	}
}

/** @param response an answer that is not 200 to 299; it need not be of the account service: a proxy in between may have answered */
export async function refusalOf(response: Response): Promise<AccountRefusal> {
	const told: unknown = await response.json().catch(() => null);
	const { message, errors } = (typeof told === "object" && told !== null ? told : {}) as { message?: unknown; errors?: unknown };
	const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
	return new AccountRefusal(
		response.status,
		typeof message === "string" ? message : "",
		fieldsOf(errors),
		Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : null,
	);
}

function fieldsOf(errors: unknown): AccountRefusal["fields"] {
	if (typeof errors !== "object" || errors === null) return {};
	return Object.fromEntries(
		Object.entries(errors).flatMap(([field, texts]) =>
			Array.isArray(texts) ? [[field, texts.filter((text): text is string => typeof text === "string")]] : [],
		),
	);
}
