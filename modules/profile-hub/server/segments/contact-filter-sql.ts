import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type ContactFilter,
  contactList,
  type WhichContacts,
} from '#modules/profile-hub/contract/contact.ts';
import { NAMED_RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  FILTERED_CRITERIA,
  type StandardCriterion,
  type StandardFilters,
} from '#modules/profile-hub/contract/standard-criteria.ts';
import type { ConditionOfKind } from '#platform/contract/lists/filter-condition.ts';
import { matchWordsInClient } from '#platform/server/database/word-search.ts';
import { anyOfSql, daysSpan, notSql, withinSql } from '#platform/server/filters/comparison-sql.ts';
import {
  clientTextSql,
  type FilterColumns,
  type FilterRules,
  filterSql,
} from '#platform/server/filters/filter-sql.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { type ChosenRecords, chosenSql } from '#platform/server/lists/chosen-records.ts';
import { searchedPhone } from '#platform/server/phone/phone-number.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';
import { countNestedRules } from './nested-segments.ts';
import { inSegment, type RuleContext } from './rule-sql.ts';

const TABLE = { name: 'profile_hub.contacts', alias: 'contact' };

/** The same filter for list, count, bulk change and export; over `profile_hub.contacts as contact`. */
export function contactFilterSql(
  filter: ContactFilter,
  context: RuleContext,
  place = 'body.filter',
): RawBuilder<SqlBool> {
  requireFewRules(filter, context, place);
  return sql<SqlBool>`contact.client_id = ${context.clientId}
    and ${filterSql(contactList, rulesOf(context), filter)}`;
}

/** The selected contacts, or all that match the filter except the deselected ones. */
export function chosenContactsSql(which: WhichContacts, context: RuleContext): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'contact',
    clientId: context.clientId,
    idType: 'text',
    matches: (filter) => contactFilterSql(filter, context, 'body.which.filter'),
  });
}

/** Each segment is within its limit; many of them in one filter would still be too much for one statement. */
function requireFewRules({ groups }: ContactFilter, context: RuleContext, place: string): void {
  const named: string[] = [];
  for (const [group, { filters }] of groups.entries()) {
    for (const [index, condition] of filters.entries()) {
      if (condition.field !== 'segment') continue;
      named.push(...condition.value);
      const isTooMuch =
        named.length > 1 && countNestedRules(named, context.segments) > NAMED_RULES_LIMIT;
      const field = `${place}.groups.${group}.filters.${index}.value`;
      if (isTooMuch) throw invalidInput([{ field, code: 'tooManyNamedRules' }]);
    }
  }
}

/** The same selection for batch processing. */
export function chosenContacts(which: WhichContacts, context: RuleContext): ChosenRecords {
  return {
    from: sql`profile_hub.contacts as contact`,
    alias: 'contact',
    fits: chosenContactsSql(which, context),
  };
}

const STANDARD_COLUMNS = Object.fromEntries(
  Object.entries(FILTERED_CRITERIA).map(([name, criterion]) => [name, standardColumn(criterion)]),
) as Pick<FilterColumns<typeof contactList.fields>, keyof StandardFilters>;

function standardColumn({ kind, column = '', purpose, searched }: StandardCriterion) {
  if (kind === 'consent') return sql`(${purpose} = any (contact.given))`;
  const value = sql.ref(`contact.${column}`);
  if (kind === 'day')
    return ({ value: [first, last] }: ConditionOfKind<'date'>) =>
      withinSql(value, daysSpan(first, last));
  return searched ? clientTextSql(TABLE, value) : value;
}

function rulesOf(
  context: RuleContext,
): FilterRules<typeof contactList.fields, ContactFilter['view']> {
  return {
    columns: {
      segment: ({ operator, value }) => {
        const isIn = anyOfSql(value.map((id) => inSegment(id, context)));
        return operator === 'any-of' ? isIn : notSql(isIn);
      },
      ...STANDARD_COLUMNS,
      consent: ({ operator, value }) => {
        const purposes = value.flatMap((slug) => context.book.bySlug(slug)?.purpose ?? []);
        const agreed = sql<SqlBool>`contact.given && ${purposes}::integer[]`;
        return operator === 'any-of' ? agreed : sql<SqlBool>`not ${agreed}`;
      },
      missing: ({ operator, value }) => {
        const missingSql = missingCriteriaSql(value, context.book);
        return operator === 'any-of' ? missingSql : sql<SqlBool>`not ${missingSql}`;
      },
      origin: sql`contact.origin`,
      created: sql`contact.created_at`,
      activity: sql`contact.last_activity_at`,
    },
    views: { all: undefined },
    search: (searchText) => matchWordsInClient(TABLE, searchedPhone(searchText) ?? searchText),
  };
}

/**
 * Whether a contact has no value for one of the given criteria; over `profile_hub.contacts as contact`. Deleted
 * criteria are ignored.
 */
function missingCriteriaSql(slugs: readonly string[], book: CriteriaIndex): RawBuilder<SqlBool> {
  const lacked = slugs.flatMap((slug) => {
    const criterion = book.bySlug(slug);
    return criterion ? [missingSql(criterion)] : [];
  });
  return lacked.length > 0 ? anyOfSql(lacked) : sql<SqlBool>`(false)`;
}

function missingSql({ column, number = 0, purpose }: KnownCriterion): RawBuilder<SqlBool> {
  if (purpose !== undefined)
    return sql<SqlBool>`${purpose}::integer <> all (contact.given || contact.withdrawn || contact.refused)`;
  if (column) return sql<SqlBool>`${sql.ref(`contact.${column}`)} is null`;
  return sql<SqlBool>`${number}::integer <> all (contact.filled)`;
}
