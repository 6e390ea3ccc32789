import { run } from "./run.ts";

// A reader such as `head` closes the pipe early: further output is dropped, and the command completes.
for (const stream of [process.stdout, process.stderr]) {
	stream.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EPIPE") throw error;
	});
}

process.exitCode = await run(process.argv.slice(2));
