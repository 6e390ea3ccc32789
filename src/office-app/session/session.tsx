import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Desk } from "../../office/desk.ts";
import type { SessionView } from "../../office/session-view.ts";
import { call, carryToken } from "./calls.ts";

/** The office's present state, from the event stream. */
export type OfficeNow = {
	readonly revision: number;
	/** The accounts that are present, including this one. */
	readonly presence: readonly Desk[];
	/** The number of matches without a result; null: not received yet. */
	readonly wants: number | null;
	/** A digest of everything that waits: a new value means that lists should be reloaded; null: not received yet. */
	readonly waits: string | null;
	/** How many publications wait for a colleague's second look. */
	readonly proposed: number;
	readonly isConnected: boolean;
};

export type Came =
	| { readonly state: "asking" }
	| { readonly state: "out"; readonly firstStart: boolean }
	| { readonly state: "failed" }
	| { readonly state: "in"; readonly session: SessionView };

/** Loads the session. */
export function useCame(): readonly [Came, () => void] {
	const [came, setCame] = useState<Came>({ state: "asking" });
	const [turn, setTurn] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
	useEffect(() => {
		const leaving = new AbortController();
		call<{ session: SessionView | null; firstStart: boolean }>("GET", "/came", undefined, leaving.signal).then(
			({ session, firstStart }) => {
				if (session === null) return setCame({ state: "out", firstStart });
				carryToken(session.token);
				setCame({ state: "in", session });
			},
			() => {
				if (!leaving.signal.aborted) setCame({ state: "failed" });
			},
		);
		return () => leaving.abort();
	}, [turn]);
	const again = useCallback(() => setTurn((before) => before + 1), []);
	const isFailed = came.state === "failed";
	// An office that restarts, or a network that was away, is back within seconds: nobody has to press a button then.
	useEffect(() => {
		if (!isFailed) return;
		const timer = setInterval(again, OPENED_AGAIN_AFTER);
		window.addEventListener("online", again);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", again);
		};
	}, [isFailed, again]);
	return [came, again];
}

const SessionContext = createContext<SessionView | null>(null);
const NowContext = createContext<OfficeNow>({
	revision: 0,
	presence: [],
	wants: null,
	waits: null,
	proposed: 0,
	isConnected: false,
});

type Told = {
	readonly edition?: string;
	readonly revision?: number;
	readonly presence?: readonly Desk[];
	readonly waits?: string;
	readonly proposed?: number;
};

/** The shortest interval between counts, in ms. */
const COUNTED_EVERY = 30_000;
/** Delay in ms before a stream that ended for good is reopened. */
const OPENED_AGAIN_AFTER = 5_000;

/** The signed-in account and the office's state from the stream. */
export function SessionProvider({ session, children }: { session: SessionView; children: ReactNode }) {
	const edition = session.cup.edition?.id;
	const [now, setNow] = useState<OfficeNow>({
		...{ revision: session.revision, presence: [], wants: null, waits: null, proposed: 0 },
		isConnected: true,
	});
	useEffect(() => {
		let stream: EventSource;
		let again: ReturnType<typeof setTimeout> | undefined;
		const open = () => {
			stream = new EventSource("/office/api/events");
			stream.onmessage = hear;
			stream.onopen = () => setNow((before) => ({ ...before, isConnected: true }));
			stream.onerror = () => {
				setNow((before) => ({ ...before, isConnected: false }));
				// Browsers reconnect after a network error, but not if another server answered, like a proxy while the server starts.
				if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, OPENED_AGAIN_AFTER);
			};
		};
		const hear = ({ data }: MessageEvent<string>) => {
			const { edition: told, revision, presence, waits, proposed } = JSON.parse(data) as Told;
			const isOurs = told === edition;
			setNow((before) => ({
				...before,
				...(isOurs && revision !== undefined && { revision }),
				...(presence !== undefined && { presence }),
				...(waits !== undefined && { waits }),
				...(proposed !== undefined && { proposed }),
				isConnected: true,
			}));
		};
		open();
		return () => {
			clearTimeout(again);
			stream.close();
		};
	}, [edition]);
	useEffect(() => {
		const leaving = new AbortController();
		async function count() {
			// A cup without an edition has no matches to count.
			if (document.hidden || edition === undefined) return;
			// If there is no answer the number stays as it is; the status strip shows that.
			const answer = await call<{ wants: readonly unknown[] }>("GET", "/results/wants", undefined, leaving.signal).catch(
				() => null,
			);
			if (answer !== null) setNow((before) => ({ ...before, wants: answer.wants.length }));
		}
		void count();
		const counting = setInterval(() => void count(), COUNTED_EVERY);
		return () => {
			clearInterval(counting);
			leaving.abort();
		};
	}, [edition]);
	return (
		<SessionContext value={session}>
			<NowContext value={now}>{children}</NowContext>
		</SessionContext>
	);
}

/** Only inside the frame, where an account is signed in. */
export function useSession(): SessionView {
	const session = useContext(SessionContext);
	if (session === null) throw new Error("this screen stands outside the office's frame");
	return session;
}

export const useOfficeNow = (): OfficeNow => useContext(NowContext);
