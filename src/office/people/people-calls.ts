import { Hono } from "hono";
import { z } from "zod";
import { type Account, findAccount } from "../../accounts/account.ts";
import { grantPass, listPasses, revokePass } from "../../accounts/pass.ts";
import { addRegistration, listRegistrations, removeRegistration } from "../../accounts/registration.ts";
import { email } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import { id } from "../../results/record/cup-file-value.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { editionOfTeam, readEdition, readEditions } from "../../results/record/read.ts";
import { PEOPLE_TEXTS } from "../../text/office-server/people.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import type { Leader, PassHolder } from "./people-view.ts";

const year = z.int().min(1900).max(9999);
const newLeader = z.object({ email, team: id });
const leader = z.object({ email, team: id, year });
const pass = z.object({ email, year });

/**
 * Rights of persons with an account on the site: who leads a team, and who has All Access. They are no cup data: no ledger has them, and
 * the security log has each change without a person.
 */
export function peopleCalls({ database, brand, now }: OfficeOptions): Hono<OfficeEnv> {
	const { orm } = database;
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	app.get("/leaders", async (context) => {
		deskThatMay(context, "colleagues");
		const leaders: Leader[] = (await listRegistrations(orm, cup)).map(({ email, year, team, teamName }) => ({
			...{ email, year, team, teamName },
		}));
		leaders.sort((a, b) => b.year - a.year || naturalOrder(a.teamName, b.teamName));
		return context.json({ leaders });
	});

	app.post("/leaders", async (context) => {
		deskThatMay(context, "colleagues");
		const given = await payload(context, newLeader);
		const edition = await editionOfTeam(database, cup, given.team);
		const record = edition === undefined ? undefined : await readEdition(database, cup, edition);
		const team = record?.edition.teams.find(({ id }) => id === given.team);
		if (record === undefined || team === undefined) throw new OfficeRefused(422, PEOPLE_TEXTS.noTeam);
		const { id: owner } = await accountOf(given.email);
		const registration = { year: record.edition.year, team: team.id, teamName: teamName(team, record.clubs) };
		if (!(await addRegistration(orm, owner, cup, registration))) throw new OfficeRefused(409, PEOPLE_TEXTS.isLeader);
		return context.body(null, 204);
	});

	app.delete("/leaders", async (context) => {
		deskThatMay(context, "colleagues");
		const { email, team, year } = await payload(context, leader);
		const isGone = await removeRegistration(orm, (await accountOf(email)).id, cup, year, team);
		if (!isGone) throw new OfficeRefused(404, PEOPLE_TEXTS.gone);
		return context.body(null, 204);
	});

	app.get("/passes", async (context) => {
		deskThatMay(context, "colleagues");
		const passes: PassHolder[] = (await listPasses(orm, cup)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
		return context.json({ passes });
	});

	app.post("/passes", async (context) => {
		deskThatMay(context, "colleagues");
		const given = await payload(context, pass);
		if (!(await readEditions(database, cup)).some((edition) => edition.year === given.year))
			throw new OfficeRefused(422, PEOPLE_TEXTS.noYear);
		const isNew = await grantPass(orm, (await accountOf(given.email)).id, cup, given.year, now());
		if (!isNew) throw new OfficeRefused(409, PEOPLE_TEXTS.hasPass);
		return context.body(null, 204);
	});

	app.delete("/passes", async (context) => {
		deskThatMay(context, "colleagues");
		const given = await payload(context, pass);
		if (!(await revokePass(orm, (await accountOf(given.email)).id, cup, given.year)))
			throw new OfficeRefused(404, PEOPLE_TEXTS.gone);
		return context.body(null, 204);
	});
	return app;

	async function accountOf(email: string): Promise<Account> {
		const account = await findAccount(orm, email);
		if (account === undefined) throw new OfficeRefused(422, PEOPLE_TEXTS.noAccount);
		return account;
	}
}
