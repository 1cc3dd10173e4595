import { z } from 'zod';
import { defineCall } from './call.ts';
import { uuid } from './ids.ts';
import { beAtClient } from './permission.ts';
import { textReferenceSchema } from './text/text-keys.ts';

/** Higher counts are shown as “999+”, so that no count reads more rows than that. */
export const DECISION_COUNT_LIMIT = 999;

const decisionSchema = z.object({
  /** Text without the number: “replies to approve”. */
  text: textReferenceSchema,
  count: z.number().int().min(1).max(DECISION_COUNT_LIMIT),
  /** There are more than `count`. */
  isMore: z.boolean(),
  /** Late, or about to be lost. */
  isUrgent: z.boolean(),
  /** Path of the list with exactly these records, below the client's path; for super admins below the suite's. */
  path: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

const decisionsSchema = z.object({
  items: z.array(decisionSchema),
  /** Number of kinds of decisions that this user has. With none, the screen shows nothing. */
  kinds: z.number().int(),
  /** Number of kinds that could not be counted. */
  failed: z.number().int(),
});
export type Decisions = z.infer<typeof decisionsSchema>;

/** Pending decisions of this user in one module, each with its count and its list [BEY-09]. */
export const listDecisionsCall = defineCall({
  method: 'GET',
  path: '/api/decisions',
  module: 'platform',
  summary: 'What needs a decision of this user today in one module, with the way to each list.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  query: z.strictObject({
    clientId: uuid,
    /** Name of the module, such as `leads`. */
    module: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  }),
  response: decisionsSchema,
});

/** Pending decisions of a super admin over all clients [BEY-09]. */
export const listSuiteDecisionsCall = defineCall({
  method: 'GET',
  path: '/api/sa/decisions',
  module: 'platform',
  summary: 'What needs a decision of a super admin today, with the way to each list.',
  access: { kind: 'super-admin' },
  response: decisionsSchema,
});
