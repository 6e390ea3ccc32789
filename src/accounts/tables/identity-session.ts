import { customType, index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { device } from "./account.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** A visit to the identity site. It ends when the device that opened it is signed out. */
export const identitySession = pgTable(
	"identity_session",
	{
		secretHash: bytes("secret_hash").primaryKey(),
		device: integer()
			.notNull()
			.references(() => device.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at").notNull(),
	},
	(table) => [index("identity_session_of_device").on(table.device)],
);
