import { useId, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Suggestions, suggestionId } from "./Suggestions.tsx";
import { useSuggestingBox } from "./use-suggesting-box.ts";

/** Enter or the button opens /{year}/search/?q= (SPEC §2). Without scripts it is a plain form; with them suggestions appear while typing. */
export function SearchBox({ text: given = "", className = "" }: { text?: string; className?: string }) {
	const id = useId();
	const { inYear } = useYear();
	const text = useText();
	const lang = useSearchParams()[0].get("lang");
	const input = useRef<HTMLInputElement>(null);
	const box = useSuggestingBox(input, given, (at) => document.getElementById(suggestionId(id, at))?.click());
	const open = box.suggestions.length > 0;
	return (
		<Form
			role="search"
			action={`${inYear("search")}/`}
			onSubmit={box.close}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) box.close();
			}}
			className={`relative flex h-13 rounded-control border-2 border-ink bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${className}`}
		>
			<div className="relative flex min-w-0 flex-1 items-center">
				<label htmlFor={id} className="sr-only">
					{text.searchHint}
				</label>
				<Icon name="search" size={20} className="pointer-events-none absolute left-3.5 narrow:left-2.5 text-ink-2" />
				<input
					ref={input}
					id={id}
					type="text"
					name="q"
					role="combobox"
					aria-expanded={open}
					aria-controls={`${id}-suggestions`}
					aria-autocomplete="list"
					aria-activedescendant={box.active === null ? undefined : suggestionId(id, box.active)}
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					defaultValue={given}
					onChange={(event) => box.write(event.target.value)}
					onKeyDown={box.onKeyDown}
					placeholder={text.searchHint}
					className="peer h-full w-full min-w-0 bg-transparent pr-11 pl-11 text-[1.0625rem] placeholder-shown:pr-1 narrow:pl-9.5 narrow:text-base outline-none placeholder:text-ink-3"
				/>
				<button
					type="button"
					aria-label={text.clear}
					onClick={box.clear}
					className="scripts-only absolute right-0 grid size-11 place-items-center rounded-control text-ink-2 peer-placeholder-shown:hidden"
				>
					<Icon name="clear" size={20} />
				</button>
			</div>
			<button
				type="submit"
				className="edged focus-inside -my-px -mr-px bg-ink px-4.5 font-[700] narrow:px-3 text-paper focus-visible:outline-beam"
			>
				{text.search}
			</button>
			{lang !== null && <input type="hidden" name="lang" value={lang} />}
			<Suggestions id={id} hits={box.suggestions} active={box.active} query={box.typed} onChoose={box.close} />
		</Form>
	);
}
