import { useCallback, useEffect, useState } from "react";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { Codes } from "./Codes.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { type OwnPasskey, Passkeys } from "./Passkeys.tsx";
import { Sessions } from "./Sessions.tsx";

export type SignInWays = {
	readonly hasCodes: boolean;
	/** The cup asks every desk for codes. */
	readonly secondFactor: boolean;
	readonly passkeys: readonly OwnPasskey[];
};

/** An account's own sign-in: its ways to sign in, and its sessions. */
export default function OwnDesk() {
	const { frame, desk: text } = useOfficeText();
	const { desk, needsCodes } = useSession();
	const [ways, setWays] = useState<SignInWays>();
	const read = useCallback(() => void call<SignInWays>("GET", "/sign-in-ways").then(setWays, () => undefined), []);
	useEffect(read, [read]);
	return (
		<main className="w-full max-w-4xl p-5 tablet:p-8">
			<h1 className="office-h1">{frame.yourDesk}</h1>
			<p className="office-meta mt-1">{[...new Set([desk.name, frame.roles[desk.role]])].join(", ")}</p>
			{needsCodes && (
				<p role="alert" className="mt-4 rounded-control bg-amber-tint p-4 text-amber-ink">
					{text.needsCodes}
				</p>
			)}
			{ways !== undefined && <Codes ways={ways} onChanged={read} />}
			{ways !== undefined && <Passkeys ways={ways} onChanged={read} />}
			{ways !== undefined && <NewPassword hasCodes={ways.hasCodes} />}
			<Sessions />
		</main>
	);
}
