CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"event" text NOT NULL,
	"way" text NOT NULL,
	"recipient" text NOT NULL,
	"account" integer,
	"act" bigint,
	"topic" text NOT NULL,
	"content" json,
	"not_before" timestamp with time zone NOT NULL,
	"next_try" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "outbox_way" CHECK ("outbox"."way" in ('mail', 'site', 'alert'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "told_of_moves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "told_once" ON "outbox" USING btree ("cup","event","way","recipient");--> statement-breakpoint
CREATE INDEX "outbox_waits" ON "outbox" USING btree ("cup","way","recipient","not_before","id") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("cup","way","next_try") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_account" ON "outbox" USING btree ("account");--> statement-breakpoint
CREATE INDEX "outbox_of_act" ON "outbox" USING btree ("cup","act");