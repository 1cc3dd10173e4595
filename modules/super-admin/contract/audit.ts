import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uncountedPageSchema } from '#platform/contract/lists/define-list.ts';
import { AUDIT_ACTIONS, auditList } from '#platform/contract/lists/operation-lists.ts';

/** Audit log for super admins: author, record, values before and after; entries cannot be changed [SUP-05]. */
const access = { kind: 'super-admin' } as const;
const module = 'super-admin';

/** Replaces values that the log must not contain. */
export const HIDDEN_VALUE = 'hidden';

const fields = z.record(z.string(), z.unknown());

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  clientId: z.string().nullable(),
  userId: z.string().nullable(),
  /** The name of the API key that made the change; null for users. */
  apiKey: z.string().nullable(),
  /** The super admin that acted as the user. */
  byUserId: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The call or job that made the change. */
  via: z.string(),
  record: z.string(),
  recordId: z.string(),
  label: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Of a changed record, the changed fields only. */
  before: fields.nullable(),
  after: fields.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const question = z.strictObject(auditList.query);
const entryId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const listAuditCall = defineCall({
  method: 'GET',
  path: '/api/sa/audit',
  module,
  summary:
    'The changes of all records, the newest first, by words, client, user, record, action and period.',
  access,
  query: question.pick({ view: true, q: true, groups: true, limit: true }).extend({
    /** The page that begins below this entry, or ends above that one. */
    below: entryId.optional(),
    above: entryId.optional(),
  }),
  response: uncountedPageSchema(auditEntrySchema),
});

export const countAuditCall = defineCall({
  method: 'GET',
  path: '/api/sa/audit/count',
  module,
  summary: 'How many changes there are, counted up to 10,000, and of which types of records.',
  access,
  query: question.pick({ view: true, q: true, groups: true }),
  response: z.object({
    total: z.number().int(),
    more: z.boolean(),
    records: z.array(z.string()),
  }),
});
