import { useMemo, useState } from "react";
import { FIRST_COLOURS, nearestHeader } from "../../../brands/palette-of.ts";
import type { PlanView } from "../../../office/plan/plan-view.ts";
import { Field } from "../../parts/Field.tsx";
import { useSession } from "../../session/session.tsx";
import { ChangePanel } from "../ChangePanel.tsx";
import { usePlanText } from "../plan-text.ts";
import {
	type BrandForm,
	brandChange,
	brandForm,
	isAddress,
	isColour,
	isHalf,
	LANGUAGES,
	PAGES,
	pictureOf,
	SOCIAL,
} from "./brand-form.ts";
import { ColourField } from "./ColourField.tsx";
import { Sponsors } from "./Sponsors.tsx";

/** The form of the cup's looks, links, own pages and sponsors. */
export function BrandPanel({
	plan,
	onClose,
	onDone,
}: {
	readonly plan: PlanView;
	readonly onClose: () => void;
	readonly onDone: (act: number, changesCup: boolean) => void;
}) {
	const { brand: text } = usePlanText();
	const { hasOwnBrand } = useSession();
	const [form, setForm] = useState<BrandForm>(() => {
		const begun = brandForm(plan.cup?.brand, FIRST_COLOURS);
		const started = (page: "contact" | "privacy") => (begun[page].en === "" ? text.pageStart[page] : begun[page]);
		return { ...begun, contact: started("contact"), privacy: started("privacy") };
	});
	const [isLogoWrong, setLogoWrong] = useState(false);
	const set = (part: Partial<BrandForm>) => setForm((before) => ({ ...before, ...part }));
	const change = useMemo(() => brandChange(form), [form]);
	const offered = isColour(form.header) ? nearestHeader(form.header) : null;
	const addressFault = (address: string) => (isAddress(address) ? undefined : text.address);
	const chooseLogo = async (file: File | undefined) => {
		if (file === undefined) return;
		const logo = await pictureOf(file, ["image/svg+xml", "image/png"], true);
		setLogoWrong(logo === null);
		if (logo !== null) set({ logo });
	};
	return (
		<ChangePanel step="cup" title={text.heading} change={offered === null ? change : null} onClose={onClose} onDone={onDone}>
			<p className="text-ink-2">{hasOwnBrand ? text.restarts : text.fromFolder}</p>
			<fieldset className="mt-4">
				<legend className="font-[650]">{text.colours}</legend>
				<div className="grid grid-cols-2 gap-4">
					<ColourField isFirst label={text.header} value={form.header} onColour={(header) => set({ header })} />
					<ColourField label={text.accent} value={form.accent} onColour={(accent) => set({ accent })} />
				</div>
				{offered !== null && (
					<p role="alert" className="mt-2 bg-amber-tint p-3">
						{text.tooLight(offered)}{" "}
						<button type="button" className="office-button mt-2" onClick={() => set({ header: offered })}>
							<span aria-hidden="true" className="size-5 border border-line-strong" style={{ background: offered }} />
							{text.use(offered)}
						</button>
					</p>
				)}
			</fieldset>
			<Field
				type="file"
				accept="image/svg+xml,image/png"
				label={text.logo}
				help={text.logoHow}
				error={isLogoWrong ? text.logoFault : undefined}
				onChange={({ target }) => void chooseLogo(target.files?.[0])}
			/>
			{form.logo !== "" && (
				<p className="mt-2 flex items-center gap-4">
					<span className="grid size-14 place-items-center rounded-control bg-header">
						<img alt="" width={30} height={34} src={sourceOf(form.logo)} />
					</span>
					<button type="button" className="day-more" onClick={() => set({ logo: "" })}>
						{text.removeLogo}
					</button>
				</p>
			)}
			{PAGES.map((page) => (
				<fieldset key={page} className="mt-6 border-t border-line pt-3">
					<legend className="float-left font-[650]">{text.page[page]}</legend>
					<p className="clear-both text-ink-2">{text.pageHow}</p>
					{LANGUAGES.map((language) => (
						<label key={language} className="mt-3 block">
							<span className="mb-1.5 block font-[550]">{text.pageIn[page][language]}</span>
							<textarea
								lang={language}
								rows={6}
								className="office-field py-2"
								value={form[page][language]}
								onChange={({ target }) => set({ [page]: { ...form[page], [language]: target.value } })}
							/>
						</label>
					))}
					{isHalf(form[page]) && <p className="mt-1.5 font-[550] text-amber-ink">{text.bothLanguages}</p>}
				</fieldset>
			))}
			<fieldset className="mt-6 border-t border-line pt-3">
				<legend className="mb-1.5 font-[650]">{text.language}</legend>
				<div className="flex gap-5">
					{LANGUAGES.map((language) => (
						<label key={language} className="flex min-h-11 items-center gap-2">
							<input
								type="radio"
								name="language"
								className="size-5"
								checked={form.language === language}
								onChange={() => set({ language })}
							/>
							{text.languages[language]}
						</label>
					))}
				</div>
			</fieldset>
			<Field
				label={text.shortName}
				help={text.shortNameHow}
				value={form.shortName}
				maxLength={30}
				onChange={({ target }) => set({ shortName: target.value })}
			/>
			<div className="grid grid-cols-2 gap-4">
				{LANGUAGES.map((language) => (
					<Field
						key={language}
						label={text.localName[language]}
						value={form.localName[language]}
						maxLength={100}
						onChange={({ target }) => set({ localName: { ...form.localName, [language]: target.value } })}
					/>
				))}
			</div>
			<Field
				type="url"
				label={text.website}
				help={text.websiteHow}
				error={addressFault(form.website)}
				value={form.website}
				placeholder="https://"
				onChange={({ target }) => set({ website: target.value })}
			/>
			<fieldset className="mt-6 border-t border-line pt-3">
				<legend className="font-[650]">{text.social}</legend>
				{SOCIAL.map((kind) => (
					<Field
						key={kind}
						type="url"
						label={text.socialOf(kind)}
						error={addressFault(form.social[kind])}
						value={form.social[kind]}
						placeholder="https://"
						onChange={({ target }) => set({ social: { ...form.social, [kind]: target.value } })}
					/>
				))}
			</fieldset>
			<Sponsors sponsors={form.sponsors} onSponsors={(sponsors) => set({ sponsors })} />
		</ChangePanel>
	);
}

/** A picture's address for the browser: an SVG is text in the form. */
const sourceOf = (logo: string): string => (logo.startsWith("data:") ? logo : `data:image/svg+xml,${encodeURIComponent(logo)}`);
