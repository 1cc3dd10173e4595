import { z } from 'zod';
import { LEAD_ACTIONS, leadActorSchema } from './lead-machine.ts';
import { LEAD_STATUSES } from './lead-status.ts';

const nullableString = z.string().nullable();
const recipientSchema = z.object({ name: z.string(), email: nullableString });
const placeSchema = z.object({ id: z.string(), name: z.string() }).nullable();

/** Details of each kind of history entry; every entry also has an author and a time [LEAD-08]. */
const DETAIL_SCHEMAS = {
  created: z.object({ source: z.string(), routing: z.unknown() }),
  price: z.object({ amount: z.number(), source: z.string(), currency: z.string() }),
  status: z.object({
    action: z.enum(LEAD_ACTIONS),
    from: z.enum(LEAD_STATUSES),
    to: z.enum(LEAD_STATUSES),
    undone: z.enum(LEAD_ACTIONS).optional(),
    reason: nullableString.optional(),
    words: z.string().optional(),
    price: z.number().optional(),
    currency: z.string().optional(),
    handled: z.boolean().optional(),
  }),
  reject: z.object({ reason: nullableString, words: z.string() }),
  assign: recipientSchema,
  /**
   * Reason: `left` if they lost access to the brand, `erased` if their personal data was deleted, otherwise the delivery
   * reason of a bounce. Absent if an action on the lead removed them, such as undo or relocation.
   */
  unassign: recipientSchema.extend({ reason: nullableString.optional() }),
  keep: z.object({ until: nullableString }),
  forward: z.object({
    from: recipientSchema.nullable(),
    to: recipientSchema,
    notified: z.boolean(),
  }),
  location: z.object({ from: placeSchema, to: placeSchema }),
  share: z.object({ emails: z.array(z.string()), senderName: z.string() }),
  edit: z.object({
    /** Values before and after, by changed part: `price`, `tags`, `field.KEY`. */
    changes: z.array(z.object({ part: z.string(), before: z.unknown(), after: z.unknown() })),
    /** Id of the bulk change, used to undo it. */
    bulk: z.string().optional(),
  }),
  mail: z.object({
    mail: z.string(),
    to: z.string(),
    name: z.string().default(''),
    part: z.string(),
    locale: z.string(),
    key: z.string(),
    /**
     * waiting, sent, unknown, failed, cancelled before sending; delivered and spam as reported by the provider; `kept`
     * without a mail server; `limited` is not sent, because the recipient got a confirmation within the hour.
     */
    state: z.string(),
    reason: z.string().optional(),
    endedAt: z.string().optional(),
    /** Day of a reminder. */
    day: z.string().optional(),
    /** For a reminder: number of leads in it. */
    shown: z.number().optional(),
    /** A user of the brand sent it manually. */
    byHand: z.boolean().optional(),
  }),
  webhook: z.object({
    endpointId: z.string(),
    /** Host of the URL only; the path may contain secrets. */
    host: z.string().default(''),
    event: z.string(),
    deliveryId: z.string(),
    state: z.string(),
    status: z.number().nullable(),
    tries: z.number(),
    failure: nullableString.default(null),
  }),
} as const;

export const HISTORY_KINDS = Object.keys(DETAIL_SCHEMAS) as (keyof typeof DETAIL_SCHEMAS)[];
export type HistoryKind = keyof typeof DETAIL_SCHEMAS;

const entryFields = { id: z.string(), at: z.string(), by: leadActorSchema };

export const historyEntrySchema = z.discriminatedUnion(
  'kind',
  (Object.entries(DETAIL_SCHEMAS) as [HistoryKind, (typeof DETAIL_SCHEMAS)[HistoryKind]][]).map(
    ([kind, detail]) => z.object({ ...entryFields, kind: z.literal(kind), detail }),
  ) as unknown as readonly [EntrySchema<HistoryKind>],
);

type EntrySchema<Kind extends HistoryKind> = {
  [Each in Kind]: z.ZodObject<
    typeof entryFields & { kind: z.ZodLiteral<Each>; detail: (typeof DETAIL_SCHEMAS)[Each] }
  >;
}[Kind];
export type HistoryEntry = z.output<typeof historyEntrySchema>;
