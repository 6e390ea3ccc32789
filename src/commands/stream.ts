import { type Command, Option } from "commander";
import { STREAM_ACCESSES, STREAM_PROVIDERS, STREAM_STATES } from "../cup/stream.ts";
import { CUP_OPTION } from "./brand-cup.ts";
import { addStream, type StreamOptions } from "./stream-add.ts";
import { changeStream, listStreams, removeStreams } from "./stream-change.ts";

export function registerStream(program: Command): void {
	const stream = program
		.command("stream")
		.description("add, change, list or remove streams of matches and fields")
		.addHelpText("after", EXAMPLES);
	const withWhat = (command: Command) =>
		command
			.option("--address <address>", "what is played: an HLS playlist (.m3u8), or a video at YouTube or Vimeo")
			.addOption(new Option("--provider <provider>", "the provider (default: by the address)").choices(STREAM_PROVIDERS))
			.addOption(new Option("--access <access>", "who may watch").choices(STREAM_ACCESSES))
			.addOption(new Option("--state <state>", "whether it is upcoming, live or a replay").choices(STREAM_STATES))
			.option("--title-en <text>", "its title in English")
			.option("--title-sv <text>", "its title in Swedish")
			.option("--poster <path>", "a picture's path on this site, such as /posters/heden-1.jpg; - removes it")
			.option(...CUP_OPTION);
	withWhat(stream.command("add"))
		.argument("<edition>", "its year or its id")
		.description("add a stream; it starts as upcoming and open to all")
		.option("--match <match>", "the match it shows, by its number or id")
		.option("--field <field>", "the field it shows, by its name with its arena or its id, with --from and --until")
		.option("--from <when>", "a day and a time in its arena's time, or a time with its offset")
		.option("--until <when>", "the same, or a time on the same day")
		.option("--id <id>", "its id, the last part of its address (default: the match's, or made from field and time)")
		.action((edition: string, options: StreamOptions) => addStream(edition, options));
	withWhat(stream.command("change"))
		.argument("<edition>", "its year or its id")
		.argument("<stream>", "its id")
		.description("change a stream: --state live when it begins, --state replay when it is over")
		.action((edition: string, id: string, options: StreamOptions) => changeStream(edition, id, options));
	stream
		.command("list")
		.argument("<edition>", "its year or its id")
		.description("list the streams, without their addresses")
		.option(...CUP_OPTION)
		.action((edition: string, options: StreamOptions) => listStreams(edition, options));
	stream
		.command("remove")
		.argument("<edition>", "its year or its id")
		.argument("<stream...>", "their ids")
		.description("remove streams")
		.option(...CUP_OPTION)
		.action((edition: string, ids: string[], options: StreamOptions) => removeStreams(edition, ids, options));
}

const EXAMPLES = `
Examples:
  npx cupboard stream add 2026 --match 412 --address https://live.example/b16-f.m3u8 --access pass
  npx cupboard stream add 2026 --field heden-1 --from "2026-07-16 09:00" --until 18:00 --address https://youtu.be/aqz-KE-bpKQ
  npx cupboard stream change 2026 b16-f --state live
  npx cupboard stream list 2026
  npx cupboard stream remove 2026 b16-f`;
