ALTER TABLE "outbox" DROP CONSTRAINT "outbox_way";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_way" CHECK ("outbox"."way" in ('mail', 'site', 'alert', 'letter'));