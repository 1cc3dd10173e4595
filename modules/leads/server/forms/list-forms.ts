import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FormRow } from '#modules/leads/contract/forms/form.ts';
import {
  type FormFilter,
  type FormSort,
  formList,
} from '#modules/leads/contract/forms/form-calls.ts';
import { commonLexicon, type Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { FORMS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { LeadsTables } from '../tables.ts';

/** The last check of the form's current page found it broken; over `leads.forms as form` [FORM-09]. */
export const BROKEN_PAGE = sql<SqlBool>`(
  form.active and form.settings ->> 'healthCheckFrequency' <> 'off' and (
    select page_check.is_broken from leads.page_checks as page_check
    where page_check.client_id = form.client_id and page_check.form_id = form.id
      and page_check.url = form.settings ->> 'lpeUrl'
    order by page_check.id desc limit 1))`;

const RULES: FilterRules<typeof formList.fields, FormFilter['view']> = {
  columns: { name: sql`form.name`, updated: sql`form.updated_at` },
  views: {
    all: undefined,
    active: sql`form.active`,
    inactive: sql`not form.active`,
    broken: BROKEN_PAGE,
  },
  // A client has a few hundred forms at most, so a full scan is acceptable.
  words: (words) => sql<SqlBool>`position(platform.fold(${words}) in form.name_key) > 0`,
};

type ListFormsQuery = ListQuestion<typeof formList.fields, FormFilter['view'], FormSort>;

interface Row {
  id: string;
  client_id: string;
  name: string;
  active: boolean;
  locales: Locale[];
  fields: number;
  missing_texts: number;
  leads: number;
  last_lead_at: Date | null;
  updated_at: Date;
  version: number;
}

/** A page of the forms of a client, each with what came by it in thirty days. */
export async function listForms(
  { db }: { db: Db<LeadsTables> },
  clientId: string,
  listQuery: ListFormsQuery,
): Promise<{ items: FormRow[]; total: number }> {
  const { rows, total } = await readPage<Row>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: true,
      from: sql`leads.forms as form left join lateral (${recentLeads}) as recent on true`,
      key: sql`form.client_id, form.id, recent.leads, recent.last_lead_at`,
      fits: formFilterSql(listQuery, clientId),
      order: sortBy(SORTS, listQuery, sql`form.id`),
      columns: sql`form.id, form.client_id, form.name, form.active, form.missing_texts, form.updated_at, form.version,
        form.translations -> 'activatedLocales' as locales, jsonb_array_length(form.fields) as fields,
        page.leads, page.last_lead_at`,
      joins: sql`join leads.forms as form on form.client_id = page.client_id and form.id = page.id`,
    },
  );
  return { items: rows.map(rowOf), total };
}

/** Ids begin with their moment, so the index of a form's leads ends with the latest. */
const recentLeads = sql`
  select count(*) filter (where lead.created_at > now() - interval '30 days')::int as leads,
    max(lead.created_at) as last_lead_at
  from leads.leads as lead where lead.client_id = form.client_id and lead.form_id = form.id`;

const SORTS: SortColumns<FormSort> = {
  name: sql`form.name_key`,
  updatedAt: sql`form.updated_at`,
  leads: sql`recent.leads`,
};

function rowOf(row: Row): FormRow {
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    active: row.active,
    locales: row.locales,
    fields: row.fields,
    missingTexts: row.missing_texts,
    leads: row.leads,
    lastLeadAt: row.last_lead_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Over `leads.forms as form`. */
function formFilterSql(filter: FormFilter, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`form.client_id = ${clientId} and ${filterSql(formList, RULES, filter)}`;
}

/** Forms by their name, for the search in the header. */
export const searchForms: SearchSource = {
  menu: 'platform/forms',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { items, total } = await listForms({ db }, clientId, {
      view: 'all',
      q: words,
      groups: [],
      page: 1,
      limit,
      sortBy: 'name',
      sortDesc: false,
    });
    return {
      total,
      hits: items.map(({ id, name, locales }) => ({
        id,
        path: `platform/forms/${id}`,
        title: name,
        meta: locales.join(', '),
      })),
    };
  },
};

/** Reads across all clients, because only the form id is known. */
export async function findFormOwner(
  { db }: { db: Db<LeadsTables> },
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads.forms')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.client_id;
}

/** By name, those that are switched off too. */
export async function readClientForms(
  { db }: { db: Db<LeadsTables> },
  { clientId }: { clientId: string },
): Promise<{ id: string; name: string; active: boolean }[]> {
  return db
    .selectFrom('leads.forms')
    .select(['id', 'name', 'active'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('id')
    .limit(FORMS_LIMIT)
    .execute();
}

/** Inactive forms count too, because their leads are still processed. */
export async function readLeadLexicon({ db }: { db: Db<LeadsTables> }, clientId: string) {
  const ofForms = await db
    .selectFrom('leads.forms')
    .select(['id as formId', sql<Lexicon>`settings ->> 'lexicon'`.as('word')])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return { ofClient: commonLexicon(ofForms.map(({ word }) => word)), ofForms };
}
