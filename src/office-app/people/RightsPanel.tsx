import { type ReactNode, useCallback, useState } from "react";
import { Field } from "../parts/Field.tsx";
import { Icon } from "../parts/Icon.tsx";
import { KeyCap } from "../parts/KeyCap.tsx";
import { SidePanel } from "../parts/SidePanel.tsx";
import { CallRefused, call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useReading } from "../session/use-reading.ts";
import { usePeopleText } from "./people-text.ts";

/** A person's right, as listed. */
export type Right = {
	readonly key: string;
	readonly email: string;
	/** Which team, which year. */
	readonly what: string;
	readonly meta?: string;
	/** The body that takes it back. */
	readonly body: object;
};

type Props<Answer> = {
	readonly title: string;
	readonly how: string;
	readonly none: string;
	/** Of the calls that list, give and take back. */
	readonly path: string;
	readonly rightsOf: (answer: Answer) => readonly Right[];
	/** What is given beside the e-mail address; null: it is not chosen yet. */
	readonly given: object | null;
	readonly action: string;
	readonly removeOf: (right: Right) => string;
	readonly onClose: () => void;
	/** Chooses what is given. */
	readonly children: ReactNode;
};

/** Persons with an account on the site and what they were given: each is added by an e-mail address, and taken back. */
export function RightsPanel<Answer>({
	title,
	how,
	none,
	path,
	rightsOf,
	given,
	action,
	removeOf,
	onClose,
	children,
}: Props<Answer>) {
	const text = usePeopleText();
	const { frame } = useOfficeText();
	const [rights, setRights] = useState<readonly Right[]>();
	const [email, setEmail] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const [said, setSaid] = useState("");
	const [isBusy, setBusy] = useState(false);
	const read = useCallback(
		() =>
			call<Answer>("GET", path).then(
				(answer) => setRights(rightsOf(answer)),
				(error: unknown) => setProblem(refusalWords(error, frame.noNetwork)),
			),
		[path, rightsOf, frame],
	);
	useReading(read);
	const send = async (method: "POST" | "DELETE", body: object, done: string) => {
		setBusy(true);
		setProblem(null);
		setSaid("");
		try {
			await call(method, path, body);
			await read();
			setSaid(done);
			return true;
		} catch (error) {
			const fault = error instanceof CallRefused ? error.errors.email?.[0] : undefined;
			setProblem(fault ?? refusalWords(error, frame.noNetwork));
			return false;
		} finally {
			setBusy(false);
		}
	};
	const isReady = !isBusy && given !== null && email.trim() !== "";
	const add = async () => {
		if (isReady && (await send("POST", { ...given, email: email.trim() }, text.given(email.trim())))) setEmail("");
	};
	return (
		<SidePanel
			title={title}
			onClose={onClose}
			onCommit={() => void add()}
			foot={
				<button type="button" className="act-button" disabled={!isReady} onClick={() => void add()}>
					{action} <KeyCap>⌘⏎</KeyCap>
				</button>
			}
		>
			<p>{how}</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void add();
				}}
			>
				<Field
					data-first=""
					type="email"
					label={text.email}
					help={text.emailHow}
					error={problem ?? undefined}
					autoComplete="off"
					value={email}
					onChange={({ target }) => {
						setEmail(target.value);
						setProblem(null);
					}}
				/>
				{children}
				<button type="submit" hidden />
			</form>
			<p role="status" className="mt-3 min-h-5 font-[650]">
				{said}
			</p>
			{rights?.length === 0 && <p className="text-ink-2">{none}</p>}
			{rights !== undefined && rights.length > 0 && (
				<ul className="border-t border-line">
					{rights.map((right) => (
						<li key={right.key} className="flex items-center gap-3 border-b border-line py-1.5">
							<span className="min-w-0 flex-1">
								<span className="block break-words font-[650]">{right.what}</span>
								<span className="office-meta block break-all">
									{right.email}
									{right.meta !== undefined && `, ${right.meta}`}
								</span>
							</span>
							<button
								type="button"
								disabled={isBusy}
								onClick={() => void send("DELETE", right.body, text.takenBack(right.email))}
								className="grid size-10 shrink-0 place-items-center rounded-control coarse:size-11"
							>
								<Icon name="close" size={16} />
								<span className="sr-only">{removeOf(right)}</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</SidePanel>
	);
}
