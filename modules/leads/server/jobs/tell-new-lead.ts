import { offeredLocations } from '#modules/directory/contract/locations/offered-locations.ts';
import { peopleOfLocation } from '#modules/directory/contract/locations/people-of-location.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { App } from '#platform/server/app.ts';
import { brandUsersWith } from '#platform/server/sessions/brand-users-port.ts';
import type { LeadsTables } from '../tables.ts';

const MENU = 'platform/leads';
const EVERY = { source: 'all', groupIds: [], typeIds: [], countries: [] } as const;

/** The bell of the brand's users and of whoever stands for the shop [NAV-09]. What it says names no consumer. */
export async function tellNewLead(
  { app }: { app: App },
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const lead = await db
    .selectFrom('leads.leads as lead')
    .innerJoin('leads.forms as form', (join) =>
      join.onRef('form.client_id', '=', 'lead.client_id').onRef('form.id', '=', 'lead.form_id'),
    )
    .select(['lead.location_id', 'lead.skus', 'form.name', 'form.settings'])
    .where('lead.client_id', '=', clientId)
    .where('lead.id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return;
  const { location_id: locationId, skus } = lead;
  const { ports } = app;
  const brandUsers = await ports.ask(brandUsersWith, { clientId, menu: MENU }, { db, app });
  const people = locationId
    ? await ports.ask(peopleOfLocation, { clientId, locationId }, { db, app })
    : [];
  const { items } = locationId
    ? await ports.ask(
        offeredLocations,
        { clientId, offer: EVERY, ids: [locationId], limit: 1 },
        { db, app },
      )
    : { items: [] };
  const names = await ports.ask(productNames, { clientId, skus: skus.slice(0, 1) }, { db, app });
  const product = Object.values(names[0]?.names ?? {})[0] ?? skus[0];
  const about = [product, items[0]?.name, lead.name].filter(Boolean).join(' · ');
  await db.transaction().execute((tx) =>
    app.notifications.tell(tx, {
      clientId,
      userIds: [...brandUsers, ...people.map(({ userId }) => userId)],
      kind: 'lead-new',
      title: { key: `leads:intake.bell.${lead.settings.lexicon}`, params: {} },
      body: { key: 'leads:intake.bell.about', params: { about } },
      actions: [
        {
          label: { key: 'leads:intake.bell.open', params: {} },
          path: `/platform/leads?lead=${leadId}`,
        },
      ],
      dedupeKey: `lead ${leadId} new`,
    }),
  );
}
