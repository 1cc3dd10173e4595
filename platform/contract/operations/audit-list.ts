import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter } from '../lists/define-list.ts';

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audit log entries, newest first. */
export const auditList = defineList({
  views: ['all'],
  fields: {
    client: { kind: 'choice', item: uuid },
    /**
     * Part of a name or email, or a user ID. Finds the user's own actions and those performed while acting as another
     * user.
     */
    user: { kind: 'text' },
    kind: { kind: 'choice', item: z.string().min(1).max(100) },
    action: { kind: 'choice', item: z.enum(AUDIT_ACTIONS) },
    period: { kind: 'date' },
    record: { kind: 'text' },
    request: { kind: 'text' },
  },
  sorts: ['when'],
  descending: true,
  pageSize: 50,
});
export type AuditFilter = ListFilter<typeof auditList.fields, 'all'>;
