import { decodeSquare } from "./decode-square.ts";

/** The process that decodes pictures one after another. It shares no memory, thread or secret with the site. */
process.on("message", async (picture: Uint8Array) => void process.send?.(await decodeSquare(picture)));
process.on("disconnect", () => process.exit());
// Sent to all processes of a service when it is stopped: the upload that is under way gets its answer first.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
