import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { offeredProducts } from '#modules/directory/contract/products/product-ports.ts';
import { leadFields, NO_OWNER, NO_PLACE } from '#modules/leads/contract/leads/lead-fields.ts';
import {
  type LeadFilter,
  type LeadView,
  leadList,
  type WhichLeads,
} from '#modules/leads/contract/leads/lead-list.ts';
import type { ConditionOfKind } from '#platform/contract/lists/filter-condition.ts';
import type { Locale } from '#platform/contract/locale.ts';
import {
  GROUP_LETTERS,
  idsMatchingWords,
  likePattern,
  matchWords,
} from '#platform/server/database/word-search.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import {
  clientTextSql,
  conditionSql,
  type FilterRules,
  filterSql,
  hasCondition,
} from '#platform/server/filters/filter-sql.ts';
import { type ChosenRecords, chosenSql } from '#platform/server/lists/chosen-records.ts';
import { searchedPhone } from '#platform/server/phone/phone-number.ts';
import { LEAD_ORIGIN, TO_ACCEPT } from '../conversion/figure-rows.ts';
import { readFormSummaries } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';

/** If more products match, the search terms probably do not mean a product. */
const PRODUCTS_LIMIT = 20;

/** Data that a filter needs; each part is read only if the filter uses it. */
export interface FilterContext {
  clientId: string;
  /** Forms with the hours of their response goal. */
  goals: ReadonlyMap<number, string[]>;
  /** SKUs of products whose names match the search; leads store only SKUs. */
  skus: readonly string[];
}

export async function filterContext(
  { db, app }: Context,
  { clientId, reader }: { clientId: string; reader: Locale },
  filter: LeadFilter | undefined,
): Promise<FilterContext> {
  const searchText = filter?.q ?? '';
  const [goals, products] = await Promise.all([
    filter && hasCondition(filter, ({ field }) => field === 'late')
      ? readGoals({ db, app }, clientId)
      : new Map(),
    namesProduct(searchText)
      ? app.ports.call(
          offeredProducts,
          { clientId, language: reader, words: searchText, limit: PRODUCTS_LIMIT },
          { db, app },
        )
      : [],
  ]);
  return {
    clientId,
    goals,
    skus: products.map(({ sku }) => sku),
  };
}

export async function readGoals(
  { db, app }: Context,
  clientId: string,
): Promise<FilterContext['goals']> {
  const forms = await readFormSummaries({ db, app }, clientId);
  const byHours = Map.groupBy(forms, ({ settings }) => settings.answerGoalHours);
  return new Map([...byHours].map(([hours, some]) => [hours, some.map(({ id }) => id)]));
}

/** An e-mail address can only match a person, so no product is searched. */
function namesProduct(searchText: string): boolean {
  return searchText.length >= GROUP_LETTERS && !searchText.includes('@');
}

const TABLE = { name: 'leads.leads', alias: 'lead' };
const FORM = sql`lead.form_id`;
const OWNER = sql`lead.owner_key`;
const LOCATION = sql`lead.location_id`;
const COUNTRY = sql`lead.country`;

/** The same filter for list, count, bulk change and export; over `leads.leads as lead`. */
export function leadFilterSql(filter: LeadFilter, context: FilterContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`lead.client_id = ${context.clientId}
    and ${filterSql(leadList, rulesOf(context), filter)}`;
}

/** The selected leads, or all that match except the excluded ones. */
export function chosenLeads(which: WhichLeads, context: FilterContext): ChosenRecords {
  const fits = chosenSql(which, {
    alias: 'lead',
    clientId: context.clientId,
    idType: 'uuid',
    matches: (filter) => leadFilterSql(filter, context),
  });
  return { from: sql`leads.leads as lead`, alias: 'lead', fits };
}

/** Leads that will be lost automatically within two days. */
export const DUE_SOON = sql<SqlBool>`lead.closes_at < now() + interval '2 days'`;

const VIEWS: Record<LeadView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  new: sql`lead.status = 'new'`,
  accepted: sql`lead.status = 'accepted'`,
  converted: sql`lead.status = 'converted'`,
  lost: sql`lead.status = 'lost'`,
  due: DUE_SOON,
};

function rulesOf(context: FilterContext): FilterRules<typeof leadList.fields, LeadView> {
  return {
    columns: {
      ...filterColumns('lead', leadFields),
      sku: ofProduct,
      form: namedOrNone(FORM, '', isOneOfIds(FORM)),
      owner: namedOrNone(OWNER, NO_OWNER, (emails) => {
        const keys = emails.map((email) => email.toLowerCase());
        return sql<SqlBool>`${OWNER} = any (${keys}::text[])`;
      }),
      location: namedOrNone(LOCATION, NO_PLACE, isOneOfIds(LOCATION)),
      country: namedOrNone(COUNTRY, NO_PLACE, (codes) =>
        conditionSql.choice(COUNTRY, { operator: 'any-of', value: [...codes] }),
      ),
      tag: ({ operator, value }) => {
        const has = sql<SqlBool>`lead.tags && ${value}::text[]`;
        return operator === 'any-of' ? has : sql<SqlBool>`not (${has})`;
      },
      source: LEAD_ORIGIN,
      late: (condition) => conditionSql.boolean(lateSql(context.goals), condition),
      acceptMinutes: TO_ACCEPT,
    },
    views: VIEWS,
    search: (searchText) => searchTextSql(searchText, context),
  };
}

/** A lead matches if any of its products does; the indexed `contains` condition first narrows the candidates. */
function ofProduct(condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> {
  const named = clientTextSql(TABLE, sql`leads.in_one(lead.skus)`);
  return sql<SqlBool>`(${named({ ...condition, operator: 'contains' })} and exists (
    select from unnest(lead.skus) as named (sku) where ${conditionSql.text(sql`named.sku`, condition)}))`;
}

/** Leads answered later than their form's goal, or unanswered and already past it. */
export function lateSql(goals: FilterContext['goals']): RawBuilder<SqlBool> {
  const answered = sql`coalesce(least(lead.accepted_at, lead.converted_at, lead.lost_at), now())`;
  const late = [...goals].map(
    ([hours, formIds]) =>
      sql<SqlBool>`(lead.form_id = any (${formIds}::uuid[]) and ${answered} > lead.created_at + make_interval(hours => ${hours}::int))`,
  );
  return late.length > 0 ? sql<SqlBool>`(${sql.join(late, sql` or `)})` : sql<SqlBool>`false`;
}

/** Matches any part of name, e-mail, phone or product through the trigram index, without reading rows. */
function searchTextSql(searchText: string, { skus }: FilterContext): RawBuilder<SqlBool> {
  const own = idsMatchingWords('leads.leads', searchedPhone(searchText) ?? searchText);
  if (!own) return matchWords('lead.search', searchText);
  const ofProducts = skus.map(
    (sku) => sql`select leads.leads_fitting(array[platform.fold(${likePattern(sku, 'contains')})])`,
  );
  return sql<SqlBool>`lead.id in (${sql.join([own, ...ofProducts], sql` union all `)})`;
}

/** One of the given values, or no value if `none` is among them. */
function namedOrNone(
  column: RawBuilder<unknown>,
  none: string,
  isNamed: (values: readonly string[]) => RawBuilder<SqlBool>,
) {
  return ({ operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> => {
    const named = value.filter((one) => one !== none);
    const any = [
      ...(named.length > 0 ? [isNamed(named)] : []),
      ...(named.length < value.length ? [sql<SqlBool>`${column} is null`] : []),
    ];
    const is = sql<SqlBool>`(${sql.join(any, sql` or `)})`;
    return operator === 'any-of' ? is : sql<SqlBool>`(${is}) is not true`;
  };
}

/** Compares as uuid, so that the index can be used. */
function isOneOfIds(column: RawBuilder<unknown>) {
  return (ids: readonly string[]): RawBuilder<SqlBool> =>
    ids.length === 1
      ? sql<SqlBool>`${column} = ${ids[0]}::uuid`
      : sql<SqlBool>`${column} = any (${ids}::uuid[])`;
}
