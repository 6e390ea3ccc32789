CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_language" CHECK ("account"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_secret" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"account" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" json,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"account" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "calendar_account_cup_pk" PRIMARY KEY("account","cup"),
	CONSTRAINT "one_calendar_a_secret" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "favourite_field" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"arena" text NOT NULL,
	"field" text NOT NULL,
	"field_name" text NOT NULL,
	CONSTRAINT "favourite_field_once" UNIQUE("account","cup","year","field")
);
--> statement-breakpoint
CREATE TABLE "favourite_team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"team" text NOT NULL,
	"team_name" text NOT NULL,
	"nation" text NOT NULL,
	"nation_code" text NOT NULL,
	"category" text NOT NULL,
	"cat_short" text NOT NULL,
	CONSTRAINT "favourite_team_once" UNIQUE("account","cup","year","team")
);
--> statement-breakpoint
CREATE TABLE "pin" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"match" text NOT NULL,
	"year" integer NOT NULL,
	CONSTRAINT "pin_account_cup_pk" PRIMARY KEY("account","cup")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"type" text NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_once" UNIQUE("account","cup","type","year"),
	CONSTRAINT "purchase_type" CHECK ("purchase"."type" in ('tournament_pass'))
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"team" text NOT NULL,
	"team_name" text NOT NULL,
	CONSTRAINT "registration_account_cup_year_team_pk" PRIMARY KEY("account","cup","year","team")
);
--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secret" ADD CONSTRAINT "one_time_secret_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_field" ADD CONSTRAINT "favourite_field_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_team" ADD CONSTRAINT "favourite_team_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin" ADD CONSTRAINT "pin_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_an_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attempt_expires" ON "attempt" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "device_of_account" ON "device" USING btree ("account");--> statement-breakpoint
CREATE INDEX "secret_of_account" ON "one_time_secret" USING btree ("account");--> statement-breakpoint
CREATE INDEX "secret_expires" ON "one_time_secret" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_photo_a_name" ON "photo" USING btree ("name");