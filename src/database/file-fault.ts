type Act = "written" | "read";

/** Advice for the system's error codes; for other codes the system's message is used. */
const REASONS: Readonly<Record<string, Readonly<Record<Act, string>>>> = {
	ENOENT: { written: "there is no such folder; make it first", read: "there is no such file" },
	ENOTDIR: { written: "part of its path is a file, where a folder is expected", read: "part of its path is a file" },
	EISDIR: { written: "it is a folder; name a file in it", read: "it is a folder; name a file in it" },
	EACCES: { written: "this user may not write there", read: "this user may not read it" },
	EPERM: { written: "this user may not write there", read: "this user may not read it" },
	EROFS: { written: "the disk may only be read", read: "the disk may only be read" },
	ELOOP: { written: "it is a link that leads to itself", read: "it is a link that leads to itself" },
	ENXIO: { written: "it is a socket or a device; name a file", read: "it is a socket or a device; name a file" },
	ENOSPC: { written: "the disk is full; make room first", read: "the disk is full" },
};

/** A folder, a pipe, a device or a socket in place of a file. */
export class NotAFile extends Error {
	constructor() {
		super("it is no regular file; name a file");
	}
}

/** @returns whether it is an error of the operating system, such as a full disk */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
	error instanceof Error && "syscall" in error && error.syscall !== undefined;

/** @returns "/nope/cup.gz cannot be written: there is no such folder; make it first." */
export function fileFault(file: string, act: Act, error: unknown): string {
	const { code = "", message } = error as NodeJS.ErrnoException;
	return `${file} cannot be ${act}: ${REASONS[code]?.[act] ?? message}.`;
}
