import {
  leadAccepted,
  leadConverted,
  leadLost,
  leadRejected,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { GivenAction } from './compute-action-changes.ts';
import type { StoredLead } from './lead-row.ts';

/** Publishes the event of an action; a keep has none. */
export async function publishActionEvent(
  { db, app }: { db: Db; app: App },
  { lead, after, given, at }: { lead: StoredLead; after: StoredLead; given: GivenAction; at: Date },
): Promise<void> {
  const clientId = lead.client_id;
  const about = { leadId: lead.id, formId: lead.form_id, at: at.toISOString() };
  const by = given.by.name || null;
  switch (given.action) {
    case 'accept':
      await app.events.publish(db, leadAccepted, {
        clientId,
        payload: { ...about, by: after.owner?.name || by },
      });
      return;
    case 'convert': {
      const amount = after.price ?? after.estimated_price;
      const payload = { ...about, amount, by: given.by.kind };
      await app.events.publish(db, leadConverted, { clientId, payload });
      return;
    }
    case 'lose': {
      const payload = { ...about, reason: after.lost_reason };
      await app.events.publish(db, leadLost, { clientId, payload });
      return;
    }
    case 'reject': {
      const reopened = lead.status === 'accepted';
      const payload = { ...about, by, reason: given.reason ?? null, reopened };
      await app.events.publish(db, leadRejected, { clientId, payload });
      return;
    }
    case 'undo': {
      const undone = lead.undoable?.action ?? 'accept';
      const payload = { ...about, undone, status: after.status };
      await app.events.publish(db, leadReopened, { clientId, payload });
      return;
    }
    case 'keep':
  }
}
