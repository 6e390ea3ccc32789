import { useSearchParams } from "react-router";
import { Icon } from "./Icon.tsx";

/** Narrows the list below it. Without scripts it asks the page for the same by its address. */
export function FilterField({
	label,
	value,
	onChange,
	name = "filter",
}: {
	label: string;
	value: string;
	onChange: (value: string) => void;
	name?: string;
}) {
	const lang = useSearchParams()[0].get("lang");
	return (
		<form onSubmit={(event) => event.preventDefault()} className="print:hidden">
			<label className="relative flex h-13 lg:max-w-96 items-center rounded-control border-[1.5px] border-line-strong bg-surface focus-within:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
				<span className="sr-only">{label}</span>
				<Icon name="search" className="pointer-events-none absolute left-3.5 text-ink-2" />
				<input
					type="search"
					name={name}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					autoComplete="off"
					spellCheck={false}
					placeholder={label}
					className="h-full w-full min-w-0 bg-transparent pr-3 pl-11 text-[1.0625rem] outline-none placeholder:text-ink-3"
				/>
			</label>
			{lang !== null && <input type="hidden" name="lang" value={lang} />}
		</form>
	);
}
