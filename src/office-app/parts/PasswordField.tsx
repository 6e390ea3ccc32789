import { type ComponentProps, useState } from "react";
import { useOfficeText } from "../session/language.tsx";
import { Field } from "./Field.tsx";

/** A password that can be shown. */
export function PasswordField(props: ComponentProps<typeof Field>) {
	const { signIn } = useOfficeText();
	const [isShown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={isShown ? "text" : "password"}
			spellCheck={false}
			autoCapitalize="none"
			after={
				<button
					type="button"
					aria-pressed={isShown}
					onClick={() => setShown(!isShown)}
					className="absolute inset-y-0 right-1 min-w-11 rounded-control px-3 font-[650]"
				>
					{isShown ? signIn.hide : signIn.show}
				</button>
			}
		/>
	);
}
