import { offeredLocations } from '#modules/directory/contract/locations/offered-locations.ts';
import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { Ask } from './ask-together.ts';
import type { NewLead } from './new-lead.ts';

/** The lead that a submission made when it came before. */
export async function readLead(
  ask: Ask,
  { db }: { db: Db<LeadsTables> },
  { form, submission }: Pick<NewLead, 'form' | 'submission'>,
): Promise<{ id: string; location: LeadLocation | null }> {
  const clientId = form.client_id;
  const { id, location_id } = await db
    .selectFrom('leads.leads')
    .select(['id', 'location_id'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', form.id)
    .where('submission_id', '=', submission.submissionId)
    .executeTakeFirstOrThrow();
  if (!location_id) return { id, location: null };
  const offer = { source: 'all', groupIds: [], typeIds: [], countries: [] } as const;
  const { items } = await ask(offeredLocations, { clientId, offer, ids: [location_id], limit: 1 });
  return { id, location: items[0] ?? null };
}
