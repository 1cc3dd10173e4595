import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type LeadFilter,
  type LeadView,
  leadList,
  NOBODY,
  type WhichLeads,
} from '#modules/leads/contract/leads/lead-list.ts';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { conditionSql } from '#platform/server/filters/condition-sql.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { textOfClientSql } from '#platform/server/filters/text-of-client-sql.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-batches.ts';
import { chosenSql } from '#platform/server/lists/chosen-sql.ts';
import type { FilterContext } from './filter-context.ts';
import { wordsSql } from './words-sql.ts';

const TABLE = { name: 'leads.leads', alias: 'lead' };

/** The same judgement for list, count, bulk change and export; over `leads.leads as lead`. */
export function leadFilterSql(filter: LeadFilter, context: FilterContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`lead.client_id = ${context.clientId}
    and ${filterSql(leadList, rulesOf(context), filter)}`;
}

/** Those that somebody ticked, or all that fit without those that were taken out. */
export function chosenLeads(which: WhichLeads, context: FilterContext): ChosenRecords {
  const fits = chosenSql(which, {
    alias: 'lead',
    clientId: context.clientId,
    idType: 'uuid',
    matches: (filter) => leadFilterSql(filter, context),
  });
  return { from: sql`leads.leads as lead`, alias: 'lead', fits };
}

/** What is lost by itself within two days. */
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
      status: sql`lead.status`,
      form: uuids(sql`lead.form_id`),
      owner: ofOwner,
      location: uuids(sql`lead.location_id`),
      country: sql`lead.country`,
      tag: ({ operator, value }) => {
        const has = sql<SqlBool>`lead.tags && ${value}::text[]`;
        return operator === 'any-of' ? has : sql<SqlBool>`not (${has})`;
      },
      sku: textOfClientSql(TABLE, sql`leads.in_one(lead.skus)`),
      created: sql`lead.created_at`,
      accepted: sql`lead.accepted_at`,
      converted: sql`lead.converted_at`,
      lost: sql`lead.lost_at`,
      lossReason: sql`lead.lost_reason`,
      source: sql`lead.source`,
      value: sql`lead.value`,
      late: (condition) => conditionSql.boolean(lateSql(context), condition),
    },
    views: VIEWS,
    words: (words) => wordsSql(words, context),
  };
}

/** Ids are compared as ids, so that their index serves. */
function uuids(column: RawBuilder<unknown>) {
  return ({ operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> => {
    if (operator === 'none-of')
      return sql<SqlBool>`(${column} = any (${value}::uuid[])) is not true`;
    return value.length === 1
      ? sql<SqlBool>`${column} = ${value[0]}::uuid`
      : sql<SqlBool>`${column} = any (${value}::uuid[])`;
  };
}

function ofOwner({ operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> {
  const emails = value.filter((one) => one !== NOBODY).map((one) => one.toLowerCase());
  const any = [
    ...(emails.length > 0 ? [sql<SqlBool>`lead.owner_key = any (${emails}::text[])`] : []),
    ...(value.includes(NOBODY) ? [sql<SqlBool>`lead.owner_key is null`] : []),
  ];
  const is = sql<SqlBool>`(${sql.join(any, sql` or `)})`;
  return operator === 'any-of' ? is : sql<SqlBool>`(${is}) is not true`;
}

/** Whoever has it or has ended it answered later than its form wants, or nobody has and it is later by now. */
function lateSql({ goals }: FilterContext): RawBuilder<SqlBool> {
  const answered = sql`coalesce(least(lead.accepted_at, lead.converted_at, lead.lost_at), now())`;
  const late = [...goals].map(
    ([hours, formIds]) =>
      sql<SqlBool>`(lead.form_id = any (${formIds}::uuid[]) and ${answered} > lead.created_at + make_interval(hours => ${hours}::int))`,
  );
  return late.length > 0 ? sql<SqlBool>`(${sql.join(late, sql` or `)})` : sql<SqlBool>`false`;
}
