CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cup" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"arena" text,
	"until" date,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('office', 'results', 'arena')),
	CONSTRAINT "staff_arena_of_a_lead" CHECK (("staff"."role" = 'arena') = ("staff"."arena" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"cup" integer NOT NULL,
	"staff" integer,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"staff" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_rule" (
	"cup" integer PRIMARY KEY NOT NULL,
	"second_factor" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"secret_hash" "bytea" NOT NULL,
	"staff" integer NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"here_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_desk_an_email" ON "staff" USING btree ("cup",lower("email"));--> statement-breakpoint
CREATE INDEX "challenge_expires" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitation_of_staff" ON "staff_invitation" USING btree ("staff");--> statement-breakpoint
CREATE INDEX "passkey_of_staff" ON "staff_passkey" USING btree ("staff");--> statement-breakpoint
CREATE UNIQUE INDEX "one_staff_session_a_secret" ON "staff_session" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "session_of_staff" ON "staff_session" USING btree ("staff");