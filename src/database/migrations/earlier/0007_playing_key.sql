CREATE TABLE "playing_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	CONSTRAINT "one_playing_key" CHECK ("playing_key"."id" = 1)
);
