import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { type FormSummary, formSummaries } from '#modules/forms/contract/lead-form-ports.ts';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import { readSkuNames } from '../leads/lead-names.ts';
import type { Context } from '../tables.ts';

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

export type LeadListRecord = Pick<StoredLead, (typeof COLUMNS)[number]>;

/** Over `leads.leads as lead`. */
export const lineColumns = sql.join(COLUMNS.map((column) => sql.ref(`lead.${column}`)));

/** Leads as rows of a list, with current names of forms, products and locations. */
export async function shownLines(
  { db, app }: Context,
  rows: readonly LeadListRecord[],
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<LeadRow[]> {
  const ids = [...new Set(rows.flatMap(({ location_id }) => location_id ?? []))];
  const skus = [...new Set(rows.flatMap((row) => row.skus))];
  const formIds = [...new Set(rows.map(({ form_id }) => form_id))];
  const [forms, places, names] = await Promise.all([
    formIds.length > 0
      ? app.ports.call(formSummaries, { clientId, ids: formIds }, { db, app })
      : [],
    ids.length > 0 ? app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [],
    readSkuNames({ db, app }, { clientId, skus, locale: reader }),
  ]);
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const placeOf = new Map(places.map(({ id, name, city }) => [id, { id, name, city }]));
  const nameOf = new Map(skus.map((sku, at) => [sku, names[at] ?? sku]));
  return rows.map((row) => ({
    id: row.id,
    formId: row.form_id,
    form: formOf.get(row.form_id)?.name ?? '',
    status: row.status,
    owner: row.owner,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    convertedAt: row.converted_at?.toISOString() ?? null,
    lostAt: row.lost_at?.toISOString() ?? null,
    lostReason: row.lost_reason,
    closesAt: row.closes_at?.toISOString() ?? null,
    answerBy: answerBy(row, formOf.get(row.form_id)),
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

const HOUR_MS = 60 * 60 * 1000;

function answerBy(
  { status, created_at }: Pick<LeadListRecord, 'status' | 'created_at'>,
  form: FormSummary | undefined,
): string | null {
  if (status !== 'new' || !form) return null;
  return new Date(created_at.getTime() + form.settings.answerGoalHours * HOUR_MS).toISOString();
}
