import type { Covered } from "./covered.ts";
import { AUDIENCE } from "./sentences/audience.ts";
import { CALLS } from "./sentences/calls.ts";
import { CONSTANTS } from "./sentences/constants.ts";
import { ENTITIES } from "./sentences/entities.ts";
import { ERRORS } from "./sentences/errors.ts";
import { HOME } from "./sentences/home.ts";
import { NAVIGATION } from "./sentences/navigation.ts";
import { ROLES } from "./sentences/roles.ts";
import { ROUTES } from "./sentences/routes.ts";
import { STATES } from "./sentences/states.ts";
import { VALIDATION } from "./sentences/validation.ts";

/** Every sentence of the specification, in its order, with the tests that cover it. */
export const SENTENCES: readonly Covered[] = [
	...AUDIENCE,
	...ROUTES,
	...HOME,
	...NAVIGATION,
	...ENTITIES,
	...STATES,
	...VALIDATION,
	...ROLES,
	...CALLS,
	...ERRORS,
	...CONSTANTS,
];
