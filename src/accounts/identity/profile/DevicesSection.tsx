/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { dayIn, hoursAgoIn } from "../../../text/moment.ts";
import type { EnteredVisit } from "../entered.ts";
import { SubmitButton } from "../page/Button.tsx";
import { Form } from "../page/Form.tsx";
import { Row, RowDetail, Rows, RowText } from "../page/Rows.tsx";
import { Section, SectionText } from "../page/Section.tsx";
import type { Profile } from "./profile-data.ts";

const IN_ROW = "mt-0 min-h-11 w-auto min-w-0 px-4 py-1 text-base/[1.4]";

export function DevicesSection({ visit, devices }: { visit: EnteredVisit; devices: Profile["devices"] }) {
	const { text, language, service, session } = visit;
	const now = service.now();
	return (
		<Section id="devices" title={text.devices.title}>
			<SectionText>{text.devices.hint}</SectionText>
			<Rows>
				{devices.map(({ id, name, createdAt, lastUsedAt }) => {
					const used = hoursAgoIn(language, lastUsedAt, now) ?? text.devices.justNow;
					return (
						<Row key={id}>
							<RowText title={name} beside={id === session.device && <Here>{text.devices.here}</Here>}>
								<RowDetail>
									{text.devices.used(used)}, {text.devices.since(dayIn(language, createdAt))}
								</RowDetail>
							</RowText>
							<Form visit={visit} path="/profile/devices">
								<input type="hidden" name="device" value={String(id)} />
								<SubmitButton kind="quiet" classes={IN_ROW} aria-label={text.devices.signOutOf(name)}>
									{text.devices.signOut}
								</SubmitButton>
							</Form>
						</Row>
					);
				})}
			</Rows>
			{devices.length > 1 && (
				<Form visit={visit} path="/profile/devices/others">
					<SubmitButton kind="secondary">{text.devices.signOutOthers}</SubmitButton>
				</Form>
			)}
		</Section>
	);
}

function Here({ children }: { children: string }) {
	return <span class="inline-block rounded-[3px] bg-sunken px-2 type-tag">{children}</span>;
}
