CREATE TABLE "alert_choice" (
	"device" integer NOT NULL,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"kinds" json NOT NULL,
	CONSTRAINT "alert_choice_device_cup_year_subject_subject_id_pk" PRIMARY KEY("device","cup","year","subject","subject_id"),
	CONSTRAINT "alert_subject" CHECK ("alert_choice"."subject" in ('team', 'field'))
);
--> statement-breakpoint
CREATE TABLE "alert_device" (
	"device" integer PRIMARY KEY NOT NULL,
	"account" integer NOT NULL,
	"cup" integer NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"language" text NOT NULL,
	"lead" integer NOT NULL,
	"adds_way" boolean NOT NULL,
	"quiet" boolean NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_until" text NOT NULL,
	"early" boolean NOT NULL,
	"score_left_out" boolean NOT NULL,
	"last_sent_at" timestamp with time zone,
	"last_kind" text,
	CONSTRAINT "alert_language" CHECK ("alert_device"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "alert_edition" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "alert_edition_cup_edition_pk" PRIMARY KEY("cup","edition")
);
--> statement-breakpoint
CREATE TABLE "alert_held" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_held_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device" integer NOT NULL,
	"cup" integer NOT NULL,
	"event" text NOT NULL,
	"topic" text NOT NULL,
	"content" json NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_once" UNIQUE("device","event")
);
--> statement-breakpoint
CREATE TABLE "alert_told" (
	"cup" integer NOT NULL,
	"edition" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"told" json NOT NULL,
	CONSTRAINT "alert_told_cup_edition_what_subject_pk" PRIMARY KEY("cup","edition","what","subject"),
	CONSTRAINT "alert_told_what" CHECK ("alert_told"."what" in ('match', 'team'))
);
--> statement-breakpoint
CREATE TABLE "vapid_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "one_vapid_key" CHECK ("vapid_key"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_device" ADD CONSTRAINT "alert_device_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_device" ADD CONSTRAINT "alert_device_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_held" ADD CONSTRAINT "alert_held_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_choice_of" ON "alert_choice" USING btree ("cup","year","subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_device_an_endpoint" ON "alert_device" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "alert_device_of_account" ON "alert_device" USING btree ("account");--> statement-breakpoint
CREATE INDEX "alert_held_until" ON "alert_held" USING btree ("cup","until");