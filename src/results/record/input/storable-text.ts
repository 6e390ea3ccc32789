import type { z } from "zod";
import { textFault } from "../../../cup/plain-text.ts";

const EXPECTED = "expected letters without control characters, half characters or characters that turn the reading direction";

/** A text that the database can store: even a query with an unstorable character fails. */
export const storable = (text: z.ZodString) => text.refine((written) => textFault(written) === null, EXPECTED);
