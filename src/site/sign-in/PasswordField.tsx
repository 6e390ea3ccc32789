import { useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { TextField } from "../../ui/TextField.tsx";

type Props = { label: string; autoComplete: "current-password" | "new-password"; error: string | undefined };

/** A password, hidden until the reader asks to see it. */
export function PasswordField(field: Props) {
	const { account: text } = useText();
	const [shown, setShown] = useState(false);
	return (
		<TextField
			{...field}
			name="password"
			type={shown ? "text" : "password"}
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			after={
				<button
					type="button"
					aria-pressed={shown}
					aria-label={text.showPassword}
					onClick={() => setShown(!shown)}
					className="scripts-only focus-inside flex shrink-0 items-center gap-2 px-3.5 font-[650] hover:bg-sunken"
				>
					<Icon name={shown ? "eyeSlash" : "eye"} size={22} />
					<span aria-hidden="true">{shown ? text.hide : text.show}</span>
				</button>
			}
		/>
	);
}
