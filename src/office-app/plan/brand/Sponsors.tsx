import { useState } from "react";
import { DateField } from "../../parts/DateField.tsx";
import { Field } from "../../parts/Field.tsx";
import { usePlanText } from "../plan-text.ts";
import { isAddress, LANGUAGES, pictureOf, type SponsorForm } from "./brand-form.ts";

const MOST = 15;
const KINDS = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"];
const NEW: SponsorForm = { picture: "", link: "", text: { en: "", sv: "" }, from: "", until: "" };

/** The sponsors, who take turns below the header. */
export function Sponsors({
	sponsors,
	onSponsors,
}: {
	readonly sponsors: readonly SponsorForm[];
	readonly onSponsors: (sponsors: readonly SponsorForm[]) => void;
}) {
	const { brand: text } = usePlanText();
	/** The sponsors whose last chosen file was no picture. */
	const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
	const set = (at: number, part: Partial<SponsorForm>) =>
		onSponsors(sponsors.map((one, index) => (index === at ? { ...one, ...part } : one)));
	const choose = async (at: number, file: File | undefined) => {
		if (file === undefined) return;
		const picture = await pictureOf(file, KINDS);
		setWrong((before) => new Set(picture === null ? [...before, at] : [...before].filter((one) => one !== at)));
		if (picture !== null) set(at, { picture });
	};
	return (
		<fieldset className="mt-6 border-t border-line pt-3">
			<legend className="float-left font-[650]">{text.sponsors}</legend>
			{sponsors.length < MOST && (
				<button type="button" className="day-more float-right" onClick={() => onSponsors([...sponsors, NEW])}>
					{text.addSponsor}
				</button>
			)}
			<p className="clear-both text-ink-2">{text.sponsorsHow}</p>
			<ul>
				{sponsors.map((one, index) => {
					const at = index + 1;
					return (
						<li key={String(at)} className="border-b border-line pb-4">
							<Field
								type="file"
								accept={KINDS.join(",")}
								label={text.picture(at)}
								help={text.pictureHow}
								error={wrong.has(index) ? text.pictureFault : undefined}
								onChange={({ target }) => void choose(index, target.files?.[0])}
							/>
							{one.picture !== "" && <img alt="" className="mt-2 max-h-16 w-full object-contain" src={one.picture} />}
							<Field
								type="url"
								label={text.link(at)}
								error={isAddress(one.link) ? undefined : text.address}
								value={one.link}
								placeholder="https://"
								onChange={({ target }) => set(index, { link: target.value })}
							/>
							{LANGUAGES.map((language) => (
								<Field
									key={language}
									label={text.textIn[language](at)}
									value={one.text[language]}
									maxLength={200}
									onChange={({ target }) => set(index, { text: { ...one.text, [language]: target.value } })}
								/>
							))}
							<div className="grid grid-cols-2 gap-4">
								<DateField label={text.from(at)} value={one.from} onDay={(from) => set(index, { from })} />
								<DateField label={text.until(at)} value={one.until} onDay={(until) => set(index, { until })} />
							</div>
							<button
								type="button"
								className="day-more mt-3"
								onClick={() => onSponsors(sponsors.filter((_, other) => other !== index))}
							>
								{text.removeSponsor(at)}
							</button>
						</li>
					);
				})}
			</ul>
		</fieldset>
	);
}
