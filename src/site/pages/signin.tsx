import { useRouteError, useSearchParams } from "react-router";
import { useEnter } from "../../client/account/use-enter.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { inBrowser, onServer } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import { ForgotForm } from "../sign-in/ForgotForm.tsx";
import { SignInForm } from "../sign-in/SignInForm.tsx";
import { AlreadyIn, WayIn } from "../sign-in/WayIn.tsx";
import type { Route } from "./+types/signin.ts";

const load = async () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const shouldRevalidate = unlessOnlyFiltered;

/** Sign-in; a forgotten password is a state of the same page (DECISIONS §4). */
export default function SignIn() {
	const text = useText();
	const forgot = useSearchParams()[0].has("forgot");
	const { entering, enter } = useEnter();
	if (forgot) {
		return (
			<WayIn title={text.account.forgotTitle} why={text.account.forgotWhy}>
				<ForgotForm />
			</WayIn>
		);
	}
	return (
		<WayIn title={text.signIn} why={text.account.why}>
			<AlreadyIn unless={entering}>
				<SignInForm enter={enter} />
			</AlreadyIn>
		</WayIn>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup }) => ({ title: text.signIn, description: text.account.signInMeta(cup) }));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
