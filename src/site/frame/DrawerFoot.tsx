import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { YearMenu } from "./YearMenu.tsx";

export function DrawerFoot() {
	const { inYear } = useYear();
	const text = useText();
	return (
		<div className="mt-auto grid gap-3 border-t border-line bg-surface px-5 pt-4 pb-5">
			<div className="flex gap-2">
				<div className="min-w-0 flex-1">
					<YearMenu place="drawer" />
				</div>
				<LanguageToggle place="drawer" />
			</div>
			<ButtonLink to={inYear("signin")}>{text.signIn}</ButtonLink>
			<ButtonLink to={inYear("signup")} kind="secondary">
				{text.createAccount}
			</ButtonLink>
		</div>
	);
}
