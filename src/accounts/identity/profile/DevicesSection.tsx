/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { dayIn, hoursAgoIn } from "../../../text/moment.ts";
import type { EnteredVisit } from "../entered.ts";
import { Form } from "../page/Form.tsx";
import { Section } from "../page/Section.tsx";
import type { Profile } from "./profile-data.ts";

export function DevicesSection({ visit, devices }: { visit: EnteredVisit; devices: Profile["devices"] }) {
	const { text, language, service, session } = visit;
	const now = service.now();
	return (
		<Section id="devices" title={text.devices.title}>
			<p>{text.devices.hint}</p>
			<ul class="rows">
				{devices.map(({ id, name, createdAt, lastUsedAt }) => {
					const used = hoursAgoIn(language, lastUsedAt, now) ?? text.devices.justNow;
					return (
						<li key={id}>
							<div>
								<b>{name}</b>
								{id === session.device && <span class="tag">{text.devices.here}</span>}
								<p class="meta">
									{text.devices.used(used)}, {text.devices.since(dayIn(language, createdAt))}
								</p>
							</div>
							<Form visit={visit} path="/profile/devices">
								<input type="hidden" name="device" value={String(id)} />
								<button type="submit" class="quiet" aria-label={text.devices.signOutOf(name)}>
									{text.devices.signOut}
								</button>
							</Form>
						</li>
					);
				})}
			</ul>
			{devices.length > 1 && (
				<Form visit={visit} path="/profile/devices/others">
					<button type="submit" class="secondary">
						{text.devices.signOutOthers}
					</button>
				</Form>
			)}
		</Section>
	);
}
