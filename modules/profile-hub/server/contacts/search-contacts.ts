import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import {
  type ContactFilter,
  type ContactSort,
  contactList,
  type StationKind,
} from '#modules/profile-hub/contract/contact.ts';
import { NAMED_RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type {
  ContactRow as ContactOfList,
  getContactChoicesCall,
} from '#modules/profile-hub/contract/profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { readPage, type SortColumns, sortByIndex } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { type KnownCriterion, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { checkDraftRules } from '../segments/check-rules.ts';
import { contactFilterSql } from '../segments/contact-filter-sql.ts';
import { countNestedRules, namedSegments } from '../segments/nested-segments.ts';
import { ruleContext } from '../segments/rule-context.ts';
import { inSegment, type RuleContext, ruleGroupSql } from '../segments/rule-sql.ts';
import type { Context } from '../tables.ts';
import { type ContactRow, contactColumns, phoneText, toContact } from './contact-row.ts';
import { lastStation } from './read-contact-journey.ts';

interface ContactQuery {
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

/** A page of contacts with the total [PH-02]. Every sort uses an index, so that all are equally fast. */
export async function searchContacts(
  { db }: Pick<Context, 'db'>,
  query: ContactQuery,
  clientId: string,
): Promise<{ items: ContactOfList[]; total: number }> {
  const context = await ruleContext({ db }, clientId);
  const { rows, total } = await readPage<FoundRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: isSelectiveFilter(contactList, query.filter),
      from: sql`profile_hub.contacts as contact`,
      key: sql`contact.client_id, contact.id`,
      fits: sql<SqlBool>`${contactFilterSql(query.filter, context)} and ${ofSegment(query.segment, context)}`,
      order: sortByIndex(SORTS, query, sql`contact.id`),
      columns: sql`${contactColumns}, last.kind as last_kind, last.at as last_at, last.grade as last_grade`,
      joins: sql`join profile_hub.contacts as contact
        on contact.client_id = page.client_id and contact.id = page.id
      left join lateral (${lastStation}) as last on true`,
    },
  );
  return { items: rows.map((row) => listed(row, context)), total };
}

function ofSegment(segment: ContactQuery['segment'], context: RuleContext): RawBuilder<SqlBool> {
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
  const contact = toContact(row, book);
  return {
    ...contact,
    phoneText: phoneText(contact),
    lastActivity: kind && at && { kind, at: at.toISOString(), grade },
  };
}

const SORTS: SortColumns<ContactSort> = {
  // Contacts without a last name come last in both directions; the index of this expression is contacts_by_lastname.
  name: { canBeEmpty: sql`(case when contact.lastname <> '' then contact.name_key end)` },
  email: { canBeEmpty: sql`contact.email` },
  city: { canBeEmpty: sql`contact.city_key` },
  country: { canBeEmpty: sql`contact.country` },
  known: sql`contact.known`,
  createdAt: sql`contact.created_at`,
  lastActivityAt: sql`contact.last_activity_at`,
};

type Choices = z.output<typeof getContactChoicesCall.response>;

/** Columns and filter choices of the contact list, in the reader's language. */
export async function contactChoices(
  { db, app }: Context,
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<Choices> {
  const [book, segments, counted] = await Promise.all([
    readCriteriaIndex({ db }, clientId, reader),
    db
      .selectFrom('profile_hub.segments')
      .select(['id', 'name'])
      .where('client_id', '=', clientId)
      .where('saved', '=', true)
      .orderBy('name_key')
      .execute(),
    db
      .selectFrom('profile_hub.contacts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('client_id', '=', clientId)
      .executeTakeFirst(),
  ]);
  const translate = app.texts.translator(reader);
  return {
    total: Number(counted?.total ?? 0),
    criteria: book.all.map((criterion) => toCriterionChoice(criterion, translate)),
    segments,
  };
}

function toCriterionChoice(
  { kind, label, options, ...criterion }: KnownCriterion,
  translate: (key: string) => string,
): Choices['criteria'][number] {
  const { id, slug, type, active, mandatory, source, version } = criterion;
  return {
    id,
    label: typeof label === 'string' ? translate(label) : label.words,
    slug,
    type,
    active,
    mandatory,
    options: options.map((option) => ({
      ...option,
      label: source === 'GTR' ? translate(option.label) : option.label,
    })),
    source,
    consent: kind === 'consent',
    version,
  };
}

/** Searches contacts by name, e-mail and phone, for the header search. */
export const contactSearchSource: SearchSource = {
  kind: 'contacts',
  menu: 'profilehub/contacts',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { items, total } = await searchContacts(
      { db },
      {
        filter: { view: 'all', q: words, groups: [] },
        page: 1,
        limit,
        sortBy: 'name',
        sortDesc: false,
      },
      clientId,
    );
    return {
      total,
      hits: items.map(({ id, criterias }) => {
        const { firstname, lastname, email, phone } = criterias;
        const known = [email, phone].filter((one) => typeof one === 'string');
        const name = [firstname, lastname].filter(Boolean).join(' ');
        return {
          id,
          path: `profilehub/contacts/${id}`,
          title: name || (known[0] ?? id),
          meta: (name ? known[0] : known[1]) ?? '',
        };
      }),
    };
  },
};
