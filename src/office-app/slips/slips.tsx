import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session/session.tsx";
import { type AcceptedSlip, SlipQueue, type Waiting } from "./queue.ts";

export type Slips = {
	readonly waiting: readonly Waiting[];
	/** The time since which nothing gets through, in ms; null: online. */
	readonly offlineSince: number | null;
	readonly put: SlipQueue["put"];
	readonly drop: SlipQueue["drop"];
	readonly confirm: SlipQueue["confirm"];
	/** Calls a listener for each slip that the server has accepted. @returns removes it */
	readonly onTaken: (listener: (taken: AcceptedSlip) => void) => () => void;
};

const SlipsContext = createContext<Slips | null>(null);

/** Sends this account's slips from any screen of the office. */
export function SlipsProvider({ children }: { children: ReactNode }) {
	const { desk, cup } = useSession();
	const queue = useRef<SlipQueue | null>(null);
	const listeners = useRef(new Set<(taken: AcceptedSlip) => void>());
	const [shown, setShown] = useState<Pick<Slips, "waiting" | "offlineSince">>({ waiting: [], offlineSince: null });
	useEffect(() => {
		const own = new SlipQueue(
			{ desk: desk.id, cup: cup.id },
			{
				onChange: () => setShown({ waiting: own.waiting, offlineSince: own.offlineSince }),
				onTaken: (one) => {
					for (const listener of listeners.current) listener(one);
				},
			},
		);
		queue.current = own;
		return () => own.close();
	}, [desk.id, cup.id]);
	const acts = useMemo<Pick<Slips, "put" | "drop" | "confirm" | "onTaken">>(
		() => ({
			put: (...slip) => queue.current?.put(...slip) ?? Promise.resolve(),
			drop: (id) => queue.current?.drop(id) ?? Promise.resolve(),
			confirm: (slips) => queue.current?.confirm(slips) ?? Promise.resolve(),
			onTaken: (listener) => {
				listeners.current.add(listener);
				return () => void listeners.current.delete(listener);
			},
		}),
		[],
	);
	const slips = useMemo(() => ({ ...shown, ...acts }), [shown, acts]);
	return <SlipsContext value={slips}>{children}</SlipsContext>;
}

/** Only inside the frame. */
export function useSlips(): Slips {
	const slips = useContext(SlipsContext);
	if (slips === null) throw new Error("this screen is outside the office's frame");
	return slips;
}
