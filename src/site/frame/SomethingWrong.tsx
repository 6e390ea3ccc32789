import { useLocation } from "react-router";
import { knownSearch } from "../../client/address/query-parameters.ts";
import { useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Column } from "../../ui/Column.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";

/** A page that could not be loaded, for a reason that is not its address. */
export function SomethingWrong() {
	const text = useText().notFound;
	const location = useLocation();
	return (
		<Column>
			<div className="pt-8.5">
				<Bars lit={false} />
				<PageTitle className="mt-5.5">{text.somethingWrong}</PageTitle>
				<p className="mt-3 mb-5 text-[1.0625rem] text-ink-2">{text.somethingWrongHint}</p>
				<ButtonLink to={location.pathname + knownSearch(location)} reloadDocument>
					{text.tryAgain}
				</ButtonLink>
			</div>
		</Column>
	);
}
