import { useState } from "react";
import { CallRefused } from "./calls.ts";
import { useOfficeText } from "./language.tsx";

export type Refusal = { readonly message: string; readonly errors: CallRefused["errors"]; readonly because: string | undefined };

/** Runs one action at a time, and stores the message if it is refused. */
export function useDoing() {
	const { frame } = useOfficeText();
	const [isBusy, setBusy] = useState(false);
	const [refused, setRefused] = useState<Refusal>();
	/** @returns whether it was done */
	const doing = async (act: () => Promise<void>): Promise<boolean> => {
		setBusy(true);
		setRefused(undefined);
		try {
			await act();
			return true;
		} catch (error) {
			const told = error instanceof CallRefused ? error : undefined;
			const message = told && told.message !== "" ? told.message : frame.noNetwork;
			setRefused({ message, errors: told?.errors ?? {}, because: told?.because });
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { isBusy, refused, doing };
}
