import { sql } from 'kysely';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { RuleChoice, RuleField } from '#modules/profile-hub/contract/count-segments.ts';
import { RULE_CHOICES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  OPERATORS_OF_KIND,
  SUITE_CHOICES,
  SUITE_FIELDS,
  type SuiteField,
} from '#modules/profile-hub/contract/rule-fields.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import { findRuleFieldSpec } from './check-rules.ts';
import { reaches } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';
import type { RuleContext } from './rule-sql.ts';

interface Asking {
  clientId: string;
  locale: Locale;
  /** The edited segment: segments that contain it are not offered. */
  segment: string | undefined;
}

/** Rule fields for the contacts of a brand, with their choices [PH-03]. */
export async function ruleFields({ db, app }: Context, asking: Asking): Promise<RuleField[]> {
  const context = await ruleContext({ db }, asking.clientId, asking.locale);
  const choices: Partial<Record<SuiteField, RuleChoice[]>> = {
    '@segment': segmentChoices(context, asking.segment),
    '@import': await importChoices(
      { db },
      {
        clientId: asking.clientId,
        undone: app.texts.translator(asking.locale)('profile-hub:import.undoneTag'),
      },
    ),
    '@touchpoint': await touchpointChoices({ db }, asking.clientId),
    '@scan': await productChoices({ db, app }, { ...asking, kind: 'scan' }),
    '@lead': await productChoices({ db, app }, { ...asking, kind: 'lead' }),
    '@bought': await productChoices({ db, app }, { ...asking, kind: 'sale' }),
  };
  const suite = (Object.keys(SUITE_FIELDS) as SuiteField[]).map(
    (field): RuleField => ({
      field,
      kind: SUITE_FIELDS[field],
      operators: [...OPERATORS_OF_KIND[SUITE_FIELDS[field]]],
      label: null,
      active: true,
      choices:
        choices[field] ?? (SUITE_CHOICES[field] ?? []).map((value) => ({ value, label: null })),
    }),
  );
  return [...context.book.all.map((criterion) => ofCriterion(criterion, context)), ...suite];
}

function ofCriterion(
  { slug, label, active, options }: KnownCriterion,
  context: RuleContext,
): RuleField {
  const kind = findRuleFieldSpec(slug, context)?.kind ?? 'text';
  const isOwn = typeof label !== 'string';
  return {
    field: slug,
    kind,
    operators: [...OPERATORS_OF_KIND[kind]],
    label: isOwn ? label.words : null,
    active,
    choices: options.map((option) => ({ value: option.id, label: isOwn ? option.label : null })),
  };
}

function segmentChoices(context: RuleContext, edited: string | undefined): RuleChoice[] {
  const byId = new Map(context.segments.map((segment) => [segment.id, segment]));
  return context.segments
    .filter(
      (segment) =>
        segment.saved &&
        segment.id !== edited &&
        (edited === undefined || !reaches(segment, edited, byId)),
    )
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Imports of a brand, latest first, with file and date in the brand's time zone; undone ones are marked. */
async function importChoices(
  { db }: Pick<Context, 'db'>,
  { clientId, undone }: { clientId: string; undone: string },
): Promise<RuleChoice[]> {
  const { rows } = await sql<{ value: string; file: string; day: string; isUndone: boolean }>`
    select id as value, file_name as file, undone_at is not null as "isUndone",
      to_char(imported_at at time zone ${clientZone}, 'YYYY-MM-DD HH24:MI') as day
    from profile_hub.imports where client_id = ${clientId}
    order by imported_at desc, id limit ${RULE_CHOICES_LIMIT}`.execute(db);
  return rows.map(({ value, file, day, isUndone }) => ({
    value,
    label: [file, day, ...(isUndone ? [undone] : [])].join(', '),
  }));
}

/**
 * Products that contacts scanned, requested or bought, by name. Skips from product to product in the index instead of reading
 * all activities.
 */
async function productChoices(
  { db, app }: Context,
  { clientId, locale, kind }: { clientId: string; locale: Locale; kind: 'scan' | 'lead' | 'sale' },
): Promise<RuleChoice[]> {
  const { rows } = await sql<{ sku: string }>`
    with recursive product as (
      select (
        select min(sku) from profile_hub.stations
        where client_id = ${clientId} and kind = ${kind} and sku is not null
      ) as sku
      union all
      select (
        select min(station.sku) from profile_hub.stations as station
        where station.client_id = ${clientId} and station.kind = ${kind} and station.sku > product.sku
      ) from product where product.sku is not null
    )
    select sku from product where sku is not null limit ${RULE_CHOICES_LIMIT}`.execute(db);
  const skus = rows.map(({ sku }) => sku);
  const known = await app.ports.call(productNames, { clientId, skus }, { db, app });
  const names = new Map(
    known.map((product) => [
      product.sku,
      product.names[locale] ?? product.names[DEFAULT_LOCALE] ?? Object.values(product.names)[0],
    ]),
  );
  return skus
    .map((sku) => ({ value: sku, label: names.get(sku) ?? sku }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Short URLs that contacts used; skips through the index like `productChoices`. */
async function touchpointChoices(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<RuleChoice[]> {
  const scans = sql`profile_hub.stations where client_id = ${clientId} and kind = 'scan'`;
  const { rows } = await sql<{ suffix: string }>`
    with recursive code as (
      select (select min(detail ->> 'suffix') from ${scans}) as suffix
      union all
      select (select min(detail ->> 'suffix') from ${scans} and detail ->> 'suffix' > code.suffix)
      from code where code.suffix is not null
    )
    select suffix from code where suffix is not null limit ${RULE_CHOICES_LIMIT}`.execute(db);
  return rows.map(({ suffix }) => ({ value: suffix, label: `/${suffix}` }));
}
