import type { LeadStatus } from '#modules/leads/contract/lead-status.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import type { GivenAction } from './compute-action-changes.ts';
import type { StoredLead } from './lead-row.ts';

type Noted = Pick<HistoryEntry, 'kind' | 'detail'>;

/** History entries of an action, one for each change [LEAD-08]. */
export function buildHistoryEntries(
  before: StoredLead,
  after: Pick<StoredLead, 'status' | 'owner' | 'closes_at'>,
  { action, by, reason, words, price, handled }: GivenAction,
): Noted[] {
  if (action === 'keep')
    return [{ kind: 'keep', detail: { until: after.closes_at?.toISOString() ?? null } }];
  const said = { reason: reason ?? null, words: words ?? '' };
  const lines: Noted[] = [];
  if (action === 'reject') lines.push({ kind: 'reject', detail: said });
  if (before.status !== after.status)
    lines.push({
      kind: 'status',
      detail: {
        action,
        from: before.status,
        to: after.status,
        ...(action === 'lose' && said),
        ...(action === 'undo' && before.undoable && { undone: before.undoable.action }),
        ...(typeof price === 'number' && { price, currency: before.currency }),
        ...(handled && { handled: true }),
      },
    });
  else if (action === 'undo')
    lines.push({
      kind: 'status',
      detail: {
        action,
        from: before.status,
        to: after.status as LeadStatus,
        ...(before.undoable && { undone: before.undoable.action }),
      },
    });
  const [had, has] = [before.owner, after.owner];
  if (had && had.email !== has?.email)
    lines.push({ kind: 'unassign', detail: { name: had.name, email: had.email } });
  if (has && has.email !== had?.email)
    lines.push({ kind: 'assign', detail: { name: has.name || by.name, email: has.email } });
  return lines;
}
