import { useRouteError } from "react-router";
import { account } from "../../client/account/account.ts";
import { useWayBack } from "../../client/account/coming-from.ts";
import { useEnter } from "../../client/account/use-enter.ts";
import { useYear } from "../../client/data/site-data.ts";
import { inBrowser, onServer } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { NotFound } from "../frame/NotFound.tsx";
import { pageMeta } from "../meta/meta.ts";
import { AccountForm } from "../sign-in/AccountForm.tsx";
import { AlreadyIn, WayIn } from "../sign-in/WayIn.tsx";
import type { Route } from "./+types/signup.ts";

const load = async () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function SignUp() {
	const text = useText();
	const { inYear } = useYear();
	const wayBack = useWayBack();
	const { entering, enter } = useEnter();
	return (
		<WayIn title={text.createAccount} why={text.account.why}>
			<AlreadyIn unless={entering}>
				<AccountForm
					kind="signUp"
					fields={["name", "email", "password"]}
					submit={text.createAccount}
					failure={text.account.notCreated}
					act={(values) => enter(() => account.register({ ...values, password_confirmation: values.password }))}
				/>
				<p className="mt-5 flex flex-wrap gap-x-2.5">
					{text.account.haveAccount}
					<Link to={inYear("signin")} state={wayBack} className="text-link hit-44">
						{text.signIn}
					</Link>
				</p>
			</AlreadyIn>
		</WayIn>
	);
}

export function meta(args: Route.MetaArgs) {
	return pageMeta(args, ({ text, cup }) => ({ title: text.createAccount, description: text.account.signUpMeta(cup) }));
}

export function ErrorBoundary() {
	return <NotFound error={useRouteError()} />;
}
