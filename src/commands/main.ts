import { run } from "./run.ts";

// Who reads the first lines only, as `head` does, closes the pipe: the rest is said to nobody, and what is being done is done.
for (const stream of [process.stdout, process.stderr]) {
	stream.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EPIPE") throw error;
	});
}

process.exitCode = await run(process.argv.slice(2));
