import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Desk } from "../../office/desk.ts";
import type { SessionView } from "../../office/session-view.ts";
import { call, carryToken } from "./calls.ts";

/** What the stream tells of the office as it is. */
export type OfficeNow = {
	readonly revision: number;
	/** The desks that somebody sits at, this one among them. */
	readonly presence: readonly Desk[];
	/** How many matches want a result; null: not told yet. */
	readonly wants: number | null;
	/** Another text: something else waits for a look than before; null: not told yet. */
	readonly waits: string | null;
	readonly isConnected: boolean;
};

export type Came =
	| { readonly state: "asking" }
	| { readonly state: "out"; readonly firstStart: boolean }
	| { readonly state: "failed" }
	| { readonly state: "in"; readonly session: SessionView };

/** Asks who is signed in. */
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
	return [came, useCallback(() => setTurn((before) => before + 1), [])];
}

const SessionContext = createContext<SessionView | null>(null);
const NowContext = createContext<OfficeNow>({ revision: 0, presence: [], wants: null, waits: null, isConnected: false });

type Told = {
	readonly edition?: string;
	readonly revision?: number;
	readonly presence?: readonly Desk[];
	readonly waits?: string;
};

/** Milliseconds: what is counted changes at most so often. */
const COUNTED_EVERY = 30_000;
/** Milliseconds until a stream that ended for good is asked for once more. */
const OPENED_AGAIN_AFTER = 5_000;

/** The desk that is signed in, and what is told of the office while it is. */
export function SessionProvider({ session, children }: { session: SessionView; children: ReactNode }) {
	const [now, setNow] = useState<OfficeNow>({
		...{ revision: session.revision, presence: [], wants: null, waits: null },
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
				// A browser comes back by itself after a cut, and never where something else answered, as a proxy does while its server starts.
				if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, OPENED_AGAIN_AFTER);
			};
		};
		const hear = ({ data }: MessageEvent<string>) => {
			const { edition, revision, presence, waits } = JSON.parse(data) as Told;
			const isOurs = edition === session.cup.edition?.id;
			setNow((before) => ({
				...before,
				...(isOurs && revision !== undefined && { revision }),
				...(presence !== undefined && { presence }),
				...(waits !== undefined && { waits }),
				isConnected: true,
			}));
		};
		open();
		return () => {
			clearTimeout(again);
			stream.close();
		};
	}, [session.cup.edition?.id]);
	useEffect(() => {
		const leaving = new AbortController();
		async function count() {
			if (document.hidden) return;
			// The number waits where there is no answer: the status strip says that.
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
	}, []);
	return (
		<SessionContext value={session}>
			<NowContext value={now}>{children}</NowContext>
		</SessionContext>
	);
}

/** Only inside the frame, where somebody is signed in. */
export function useSession(): SessionView {
	const session = useContext(SessionContext);
	if (session === null) throw new Error("this screen stands outside the office's frame");
	return session;
}

export const useOfficeNow = (): OfficeNow => useContext(NowContext);
