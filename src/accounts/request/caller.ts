import type { Context } from "hono";
import { textsIn } from "../../text/accounts/texts.ts";
import { acceptedLanguage } from "./language.ts";

/** A client: a request and its connection. */
export type Caller = Context;
export type Call = (caller: Caller) => Response | Promise<Response>;

/** The language that a caller is answered in. */
export const languageOf = (caller: Caller) => acceptedLanguage(caller.req.header("accept-language"));

/** The texts that a caller is answered with. */
export const textsOf = (caller: Caller) => textsIn(languageOf(caller));
