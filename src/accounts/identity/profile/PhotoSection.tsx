/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { initials } from "../../../cup/search/initials.ts";
import type { EnteredVisit } from "../entered.ts";
import { SubmitButton } from "../page/Button.tsx";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { Section, SectionText } from "../page/Section.tsx";
import type { SubmittedForm } from "./profile.tsx";
import { PICTURE_TYPES } from "./square-picture.ts";

const AVATAR = "size-24 flex-none rounded-full bg-beam text-on-beam";

type Props = { readonly visit: EnteredVisit; readonly photo: string | null; readonly tried: SubmittedForm | undefined };

export function PhotoSection({ visit, photo, tried }: Props) {
	const { photo: text } = visit.text;
	return (
		<Section id="photo" title={text.title}>
			<div class="mt-2 flex items-center gap-5">
				{photo === null ? (
					<span class={`${AVATAR} grid place-items-center [font:800_2.25rem/1_var(--font-cond)]`} aria-hidden="true">
						{initials(visit.session.account.name)}
					</span>
				) : (
					<img
						class={`${AVATAR} object-cover`}
						src={visit.href(`/profile/photo/${photo}`)}
						alt={text.alt}
						width="96"
						height="96"
					/>
				)}
				{photo === null ? (
					<SectionText>{text.none}</SectionText>
				) : (
					<Form visit={visit} path="/profile/photo/remove">
						<SubmitButton kind="secondary" classes="mt-0 w-auto">
							{text.remove}
						</SubmitButton>
					</Form>
				)}
			</div>
			<Form visit={visit} path="/profile/photo" upload>
				<Field
					visit={visit}
					form="photo"
					name="picture"
					label={text.file}
					type="file"
					accept={PICTURE_TYPES.join(",")}
					hint={text.hint}
					faults={tried?.faults.picture}
				/>
				<SubmitButton kind="strong">{text.save}</SubmitButton>
			</Form>
		</Section>
	);
}
