import { useState } from "react";
import { useLocation } from "react-router";
import { account, calls } from "../../client/account/account.ts";
import { AccountRefusal } from "../../client/account/refused.ts";
import { useAccount, useAllAccess } from "../../client/account/use-account.ts";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { formatPrice } from "../../text/price.ts";
import { useLanguage, useText } from "../../text/use-text.ts";

type Buying = {
	/** "Buy All Access 2026 – SEK 149" */
	readonly label: string;
	readonly busy: boolean;
	/** Why the payment could not be opened; null: no error. */
	readonly problem: string | null;
	readonly buy: () => void;
};

/** Whether the reader can buy All Access for the year being viewed: it is sold, something of the year is out, and they have none. */
export function useMayBuy(): boolean {
	const { passPrice } = useSite();
	const { tournament } = useYear();
	const signedIn = useAccount(({ auth }) => auth);
	const allAccess = useAllAccess();
	const isOut = Object.values(tournament?.status ?? {}).some((published) => published);
	return passPrice !== null && signedIn && !allAccess && isOut;
}

/**
 * Buying All Access for the viewed year: opens the payment, which returns to this page.
 * @returns null if no pass is sold, or if the user has no need of one
 */
export function useBuyPass(): Buying | null {
	const { pass: text } = useText();
	const { passPrice } = useSite();
	const { year } = useYear();
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const mayBuy = useMayBuy();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	if (passPrice === null || !mayBuy) return null;

	async function buy(): Promise<void> {
		setBusy(true);
		setProblem(null);
		try {
			const address = await calls.checkout(year, pathname + knownSearch({ pathname, search }));
			// A user who comes back with the browser's Back button gets the page from the cache, in the state in which it was left.
			window.addEventListener("pageshow", () => setBusy(false), { once: true });
			window.location.assign(address);
		} catch (error) {
			setBusy(false);
			if (!(error instanceof AccountRefusal)) console.error("The payment could not be begun", error);
			setProblem((error instanceof AccountRefusal && error.message) || text.unreachable);
			// The pass may have been given meanwhile.
			if (error instanceof AccountRefusal && error.status === 409) void account.reload();
		}
	}

	return { label: text.buy(year, formatPrice(passPrice, language)), busy, problem, buy: () => void buy() };
}
