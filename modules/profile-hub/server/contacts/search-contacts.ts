import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type ContactFilter,
  type ContactSort,
  contactList,
} from '#modules/profile-hub/contract/contact-list.ts';
import { NAMED_RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { ContactRow as ContactOfList } from '#modules/profile-hub/contract/search-profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-checks.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortByIndex } from '#platform/server/lists/sort-by.ts';
import { lastStation } from '../journey/read-contact-stations.ts';
import { checkDraftRules } from '../segments/check-rules.ts';
import { countNestedRules, namedSegments } from '../segments/nested-segments.ts';
import { ruleContext } from '../segments/rule-context.ts';
import { inSegment, type RuleContext, ruleGroupSql } from '../segments/rule-sql.ts';
import type { ProfileHubTables } from '../tables.ts';
import { contactFilterSql } from './contact-filter-sql.ts';
import { type ContactRow, contactColumns, toContact } from './contact-row.ts';

interface Asked {
  segment?: string | RuleGroup | undefined;
  filter: ContactFilter;
  page: number;
  limit: number;
  sortBy: ContactSort;
  sortDesc: boolean;
}

type FoundRow = ContactRow & {
  last_kind: StationKind | null;
  last_at: Date | null;
  last_grade: number | null;
};

/**
 * A page of the contacts and how many there are in all [PH-02]. By every column an index gives the page in order, so
 * that none is dearer than another, however many contacts there are.
 */
export async function searchContacts(
  { db }: { db: Db<ProfileHubTables> },
  asked: Asked,
  clientId: string,
): Promise<{ items: ContactOfList[]; total: number }> {
  const context = await ruleContext({ db }, clientId);
  const { rows, total } = await readPage<FoundRow>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: isSelectiveFilter(contactList, asked.filter),
      from: sql`profile_hub.contacts as contact`,
      key: sql`contact.client_id, contact.id`,
      fits: sql<SqlBool>`${contactFilterSql(asked.filter, context)} and ${ofSegment(asked.segment, context)}`,
      order: sortByIndex(SORTS, asked, sql`contact.id`),
      columns: sql`${contactColumns}, last.kind as last_kind, last.at as last_at, last.grade as last_grade`,
      joins: sql`join profile_hub.contacts as contact
        on contact.client_id = page.client_id and contact.id = page.id
      left join lateral (${lastStation}) as last on true`,
    },
  );
  return { items: rows.map((row) => listed(row, context)), total };
}

function ofSegment(segment: Asked['segment'], context: RuleContext): RawBuilder<SqlBool> {
  if (segment === undefined) return sql<SqlBool>`true`;
  if (typeof segment === 'string') return inSegment(segment, context);
  checkDraftRules(segment, 'body.segment.filters', context);
  const named = namedSegments(segment);
  if (named.length > 1 && countNestedRules(named, context.segments) > NAMED_RULES_LIMIT)
    throw invalidInput([{ field: 'body.segment', code: 'tooManyNamedRules' }]);
  return ruleGroupSql(segment, context) ?? sql<SqlBool>`true`;
}

function listed(row: FoundRow, { book }: RuleContext): ContactOfList {
  const { last_kind: kind, last_at: at, last_grade: grade } = row;
  return {
    ...toContact(row, book),
    lastActivity: kind && at && { kind, at: at.toISOString(), grade },
  };
}

const SORTS: SortColumns<ContactSort> = {
  // Contacts without a last name come last, both ways; the index of this expression is contacts_by_lastname.
  name: { canBeEmpty: sql`(case when contact.lastname <> '' then contact.name_key end)` },
  email: { canBeEmpty: sql`contact.email` },
  city: { canBeEmpty: sql`contact.city_key` },
  country: { canBeEmpty: sql`contact.country` },
  known: sql`contact.known`,
  createdAt: sql`contact.created_at`,
  lastActivityAt: sql`contact.last_activity_at`,
};
