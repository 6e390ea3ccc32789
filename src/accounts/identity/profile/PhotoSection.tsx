/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { initials } from "../../../cup/search/initials.ts";
import type { EnteredVisit } from "../entered.ts";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { Section } from "../page/Section.tsx";
import type { SubmittedForm } from "./profile.tsx";
import { PICTURE_TYPES } from "./square-picture.ts";

type Props = { readonly visit: EnteredVisit; readonly photo: string | null; readonly tried: SubmittedForm | undefined };

export function PhotoSection({ visit, photo, tried }: Props) {
	const { photo: text } = visit.text;
	return (
		<Section id="photo" title={text.title}>
			<div class="portrait">
				{photo === null ? (
					<span class="avatar" aria-hidden="true">
						{initials(visit.session.account.name)}
					</span>
				) : (
					<img class="avatar" src={visit.href(`/profile/photo/${photo}`)} alt={text.alt} width="96" height="96" />
				)}
				{photo === null ? (
					<p>{text.none}</p>
				) : (
					<Form visit={visit} path="/profile/photo/remove">
						<button type="submit" class="secondary">
							{text.remove}
						</button>
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
				<button type="submit" class="strong">
					{text.save}
				</button>
			</Form>
		</Section>
	);
}
