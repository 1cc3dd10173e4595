import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { brandUsersWith, userPrincipalPort } from '#platform/server/sessions/user-ports.ts';
import { readFormSettings } from '../forms/read-form.ts';
import { priceLeadJob } from '../price/price-lead.job.ts';
import type { LeadsTables } from '../tables.ts';
import { isLongPast } from './notify-progress.ts';

const MENU = 'platform/leads';

/** Notifies the brand's users and the users of the shop in the app [NAV-09]; the text contains no consumer data. */
export const announceNewLead = defineListener({
  name: 'leads.tell-new-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const { leadId, formId } = payload;
    if (!formId) return;
    const lead = await db
      .selectFrom('leads.leads')
      .select('location_id as locationId')
      .where('client_id', '=', clientId)
      .where('id', '=', leadId)
      .executeTakeFirst();
    // The lead was deleted in the meantime.
    if (!lead) return;
    const { locationId } = lead;
    const settings = await readFormSettings({ db, app }, { clientId, id: formId });
    if (settings.monetized) await app.jobs.enqueue(db, priceLeadJob, { leadId }, { clientId });
    if (isLongPast(new Date(payload.at), settings)) return;
    const brandUsers = await app.ports.call(brandUsersWith, { clientId, menu: MENU }, { db, app });
    const locationIds = locationId ? [locationId] : [];
    const representatives = await app.ports.call(
      findLocationRepresentatives,
      { clientId, locationIds },
      { db, app },
    );
    const shopUsers = await withLeadsMenu(
      app,
      clientId,
      (representatives.get(locationId ?? '') ?? []).map(({ userId }) => userId),
    );
    const { product, sku, location, form } = payload;
    const known = sku
      ? await app.ports.call(productNames, { clientId, skus: [sku] }, { db, app })
      : [];
    const about = (name: string | null) => [name, location, form].filter(Boolean).join(' · ');
    const names = Object.entries(known[0]?.names ?? {}).filter(([, name]) => name);
    await app.notifications.notify(db, {
      clientId,
      userIds: [...brandUsers, ...shopUsers],
      kind: 'lead-new',
      title: { key: `leads:intake.bell.${settings.lexicon}`, params: {} },
      body: {
        key: 'leads:intake.bell.about',
        params: {
          about: names.length
            ? Object.fromEntries(names.map(([locale, name]) => [locale, about(name)]))
            : about(product ?? sku),
        },
      },
      actions: [
        {
          label: { key: 'leads:intake.bell.open', params: {} },
          path: `/platform/leads?lead=${leadId}`,
        },
      ],
      dedupeKey: `lead ${leadId} new`,
    });
  },
});

/** Users without the menu item can neither open the lead nor turn this kind of notification off. */
async function withLeadsMenu(
  app: App,
  clientId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const context = { db: app.database.acrossClients(), app };
  const found: string[] = [];
  for (const userId of new Set(userIds)) {
    const user = await app.ports.call(userPrincipalPort, { userId }, context);
    if (user?.memberships.get(clientId)?.menus.has(MENU)) found.push(userId);
  }
  return found;
}
