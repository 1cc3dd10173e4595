import { sql } from 'kysely';
import type { Form } from '#modules/forms/contract/form.ts';
import { SKUS_LIMIT } from '#modules/forms/contract/limits.ts';
import { leadEdited, leadPriced } from '#modules/leads/contract/lead-events.ts';
import type { LeadChanges } from '#modules/leads/contract/leads/edit-calls.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { firstSupportedLocale } from '#platform/contract/locale.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { countryNamed } from '#platform/server/imports/readers/cell-readers.ts';
import { readForm } from '../forms/read-form.ts';
import { brandCountry, consumerPhone } from '../routing/consumer-contact.ts';
import type { IdentityColumn } from '../tables/lead-tables.ts';
import type { Context } from '../tables.ts';
import { changeLead, type LeadChange, type StoredLead, type WhichLead } from './change-lead.ts';
import { type EditedAnswers, editedAnswers } from './edited-answers.ts';
import { IDENTITY_COLUMNS } from './lead-identity.ts';

export type GivenEdit = LeadChanges & { by: LeadActor };
export interface EditedPart {
  part: string;
  before: unknown;
  after: unknown;
}

/**
 * Edits the data of a lead; the history stores each part before and after. Returns undefined if nothing changes. Edits
 * based on an outdated edit are refused; an acceptance in between does not conflict [LEAD-03].
 */
export async function editLead(
  { db, app }: Context,
  which: WhichLead,
  given: GivenEdit,
  at: Date = new Date(),
): Promise<StoredLead | undefined> {
  let parts: EditedPart[] = [];
  const edited = await changeLead(
    { db, app },
    which,
    async (lead): Promise<LeadChange | undefined> => {
      const form = await readForm({ db, app }, { clientId: which.clientId, id: lead.form_id });
      const changes = changesOf(lead, form, given, await brandCountry({ db }));
      parts = changes.parts;
      if (parts.length === 0) return undefined;
      await refuseStaleEdit({ db }, lead, given);
      return {
        changes: { ...changes.columns, edited_version: lead.version + 1 },
        by: given.by,
        at,
        lines: [{ kind: 'edit', detail: { changes: parts } }],
      };
    },
  );
  if (!edited) return undefined;
  const { after } = edited;
  await app.events.publish(db, leadEdited, {
    clientId: after.client_id,
    payload: {
      leadId: after.id,
      formId: after.form_id,
      at: at.toISOString(),
      parts: parts.map(({ part }) => part),
    },
  });
  if (parts.some(({ part }) => part === 'price'))
    await app.events.publish(db, leadPriced, {
      clientId: after.client_id,
      payload: {
        leadId: after.id,
        formId: after.form_id,
        at: at.toISOString(),
        price: after.price,
        estimatedPrice: after.estimated_price,
        currency: after.currency,
        source: after.price_source,
      },
    });
  return after;
}

function changesOf(
  lead: StoredLead,
  form: Form,
  { fieldsValues = {}, tags, internalNote, skus, price }: GivenEdit,
  brand: string | undefined,
): { columns: Partial<StoredLead>; parts: EditedPart[] } {
  const { values, edited, faults } = editedAnswers(form, lead.fields_values, fieldsValues);
  if (faults.length > 0)
    throw invalidInput(
      faults.map(({ key, ...fault }) => ({ field: `body.fieldsValues.${key}`, ...fault })),
    );
  const columns: Partial<StoredLead> = {};
  const parts: EditedPart[] = edited.map(({ slug, before, after }) => ({
    part: `field.${slug}`,
    before,
    after,
  }));
  const change = (
    part: 'tags' | 'skus' | 'internal_note' | 'price',
    name: string,
    after: unknown,
  ) => {
    const before = lead[part];
    if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) return;
    Object.assign(columns, { [part]: after });
    parts.push({ part: name, before, after });
  };
  if (edited.length > 0)
    Object.assign(
      columns,
      { fields_values: values },
      readAnswerIdentity(form, edited, lead, brand),
    );
  change('tags', 'tags', tags);
  change('internal_note', 'internalNote', internalNote);
  change('skus', 'skus', skus ?? productsOf(lead, edited));
  change('price', 'price', price);
  if ('price' in columns) Object.assign(columns, manualPriceColumns(lead, columns.price ?? null));
  return { columns, parts };
}

/** A changed product answer also changes the products of the lead. */
function productsOf(
  { skus }: StoredLead,
  edited: readonly { type: string; before: unknown; after: unknown }[],
): string[] | undefined {
  const products = edited.filter(({ type }) => type === 'product');
  if (products.length === 0) return undefined;
  const named = (of: 'before' | 'after') =>
    products.flatMap((answer) => (answer[of] === null ? [] : [answer[of]].flat().map(String)));
  const gone = named('before');
  const left = skus.filter((sku) => !gone.includes(sku));
  return [...new Set([...left, ...named('after')])].slice(0, SKUS_LIMIT);
}

/** A later undo of the conversion restores this price, not an older one. */
export function manualPriceColumns(
  { undoable }: StoredLead,
  price: number | null,
): Partial<StoredLead> {
  const source = { price_source: price === null ? null : ('given' as const) };
  if (!undoable || !('price' in undoable.before)) return source;
  return { ...source, undoable: { ...undoable, before: { ...undoable.before, price, ...source } } };
}

/**
 * Refuses an edit based on an outdated version and names the earlier editor. Actions do not change answers, but a
 * conversion can set a price.
 */
async function refuseStaleEdit(
  { db }: Pick<Context, 'db'>,
  lead: StoredLead,
  { version, price }: { version?: number | undefined; price?: number | null | undefined },
): Promise<void> {
  if (version === undefined) return;
  const isPricedSince = price !== undefined && version < lead.version && lead.price !== null;
  if (version >= lead.edited_version && !isPricedSince) return;
  const last = await db
    .selectFrom('leads.lead_history')
    .select(['at', sql<string>`by ->> 'name'`.as('by')])
    .where('client_id', '=', lead.client_id)
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['edit', 'status'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw changedMeanwhile({
    by: last?.by ?? '',
    at: (last?.at ?? lead.updated_at).toISOString(),
  });
}

type Identity = Pick<StoredLead, IdentityColumn>;

/** Identity data derived from edited answers, processed as on intake. */
function readAnswerIdentity(
  form: Pick<Form, 'fields' | 'locationSettings' | 'translations'>,
  edited: EditedAnswers['edited'],
  lead: Pick<StoredLead, 'identity_country' | 'country' | 'metadata'>,
  brand: string | undefined,
): Partial<Identity> {
  const identityColumns: Partial<Identity> = {};
  for (const { slug, after } of edited) {
    const part = form.fields.find(({ key }) => key === slug)?.identity;
    if (part)
      identityColumns[IDENTITY_COLUMNS[part]] = after === null ? null : [after].flat().join(', ');
  }
  if (identityColumns.identity_country)
    identityColumns.identity_country =
      countryNamed(identityColumns.identity_country) || identityColumns.identity_country;
  const { activatedLocales, defaultLocale } = form.translations;
  if (identityColumns.phone)
    identityColumns.phone = consumerPhone(identityColumns.phone, {
      field: identityColumns.identity_country ?? lead.identity_country,
      shop: lead.country,
      form,
      locale: firstSupportedLocale(activatedLocales, [lead.metadata.locale ?? '']) ?? defaultLocale,
      brand,
    });
  return identityColumns;
}
