CREATE TABLE "pass_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pass_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"account" integer,
	"cup" integer NOT NULL,
	"year" integer NOT NULL,
	"language" text NOT NULL,
	"came_from" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"session" text,
	"payment" text,
	"closed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "one_order_a_reference" UNIQUE("reference"),
	CONSTRAINT "one_order_a_payment" UNIQUE("payment"),
	CONSTRAINT "order_language" CHECK ("pass_order"."language" in ('en', 'sv'))
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"cup" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payment" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_event_cup_id_pk" PRIMARY KEY("cup","id")
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "granted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pass_order" ADD CONSTRAINT "pass_order_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_of_account" ON "pass_order" USING btree ("account");--> statement-breakpoint
CREATE INDEX "stripe_event_of_payment" ON "stripe_event" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "stripe_event_received" ON "stripe_event" USING btree ("received_at");