import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import { readSkuNames } from '../leads/lead-names.ts';

const COLUMNS = [
  'id',
  'form_id',
  'status',
  'owner',
  'created_at',
  'accepted_at',
  'converted_at',
  'lost_at',
  'lost_reason',
  'closes_at',
  'price',
  'estimated_price',
  'currency',
  'tags',
  'skus',
  'version',
  'firstname',
  'lastname',
  'city',
  'identity_country',
  'location_id',
  'country',
] as const satisfies readonly (keyof StoredLead)[];

export type LeadListRecord = Pick<StoredLead, (typeof COLUMNS)[number]> & {
  form: string;
  answer_by: Date | null;
};

/** Over `lead` and what `lineJoins` adds. */
export const lineColumns = sql`${sql.join(COLUMNS.map((column) => sql.ref(`lead.${column}`)))}, form.name as form,
  case when lead.status = 'new'
    then lead.created_at + make_interval(hours => (form.settings ->> 'answerGoalHours')::int) end as answer_by`;
export const lineJoins = sql`
  join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id`;

/** Leads as lines of a list: products and locations by their names of today. */
export async function shownLines(
  { db, app }: { db: Db; app: App },
  rows: readonly LeadListRecord[],
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<LeadRow[]> {
  const ids = [...new Set(rows.flatMap(({ location_id }) => location_id ?? []))];
  const skus = [...new Set(rows.flatMap((row) => row.skus))];
  const [places, names] = await Promise.all([
    ids.length > 0 ? app.ports.ask(placesByIds, { clientId, ids }, { db, app }) : [],
    readSkuNames({ db, app }, { clientId, skus, locale: reader }),
  ]);
  const placeOf = new Map(places.map(({ id, name, city }) => [id, { id, name, city }]));
  const nameOf = new Map(skus.map((sku, at) => [sku, names[at] ?? sku]));
  return rows.map((row) => ({
    id: row.id,
    formId: row.form_id,
    form: row.form,
    status: row.status,
    owner: row.owner,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    convertedAt: row.converted_at?.toISOString() ?? null,
    lostAt: row.lost_at?.toISOString() ?? null,
    lostReason: row.lost_reason,
    closesAt: row.closes_at?.toISOString() ?? null,
    answerBy: row.answer_by?.toISOString() ?? null,
    price: row.price,
    estimatedPrice: row.estimated_price,
    currency: row.currency,
    tags: row.tags,
    skus: row.skus,
    products: row.skus.map((sku) => nameOf.get(sku) ?? sku),
    version: row.version,
    consumer: {
      firstname: row.firstname,
      lastname: row.lastname,
      city: row.city,
      country: row.identity_country,
    },
    location: (row.location_id && placeOf.get(row.location_id)) || null,
    country: row.country,
  }));
}
