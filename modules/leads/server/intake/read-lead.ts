import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadRequest } from './new-lead.ts';

/** The lead that a submission made when it came before. */
export async function readLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, submission }: Pick<LeadRequest, 'form' | 'submission'>,
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
  const within = { ids: [location_id] };
  const asked = { clientId, within, everywhere: true, limit: 1 };
  const { items } = await app.ports.ask(placesToBuy, asked, { db, app });
  return { id, location: items[0] ?? null };
}
