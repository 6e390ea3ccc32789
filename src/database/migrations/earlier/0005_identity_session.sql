CREATE TABLE "identity_session" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"device" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_device_device_id_fk" FOREIGN KEY ("device") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_session_of_device" ON "identity_session" USING btree ("device");