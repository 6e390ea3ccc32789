import { call } from "../session/calls.ts";

/** @returns which start the answering server has; null: none answers */
export const currentStart = (): Promise<string | null> =>
	call<{ started: string }>("GET", "/came").then(
		(came) => came.started,
		() => null,
	);
