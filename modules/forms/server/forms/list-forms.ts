import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FormRow } from '#modules/forms/contract/form.ts';
import { type FormFilter, type FormSort, formList } from '#modules/forms/contract/form-calls.ts';
import { commonLexicon, type Lexicon } from '#modules/forms/contract/form-settings.ts';
import type { FormSummary } from '#modules/forms/contract/lead-form-ports.ts';
import { formLeadFigures } from '#modules/forms/contract/lead-ports.ts';
import { FORMS_LIMIT } from '#modules/forms/contract/limits.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { countViews } from '#platform/server/lists/count-views.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { Context } from '../tables.ts';

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
  search: (words) => sql<SqlBool>`position(platform.fold(${words}) in form.name_key) > 0`,
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
  updated_at: Date;
  version: number;
}

type LeadFigures = Awaited<ReturnType<typeof readLeadFigures>>;

/** A page of a client's forms with their figures of the last thirty days. */
export async function listForms(
  { db, app }: Context,
  clientId: string,
  listQuery: ListFormsQuery,
): Promise<{ items: FormRow[]; total: number; views: Record<FormFilter['view'], number> }> {
  // Only the sort by leads needs the figures of all forms.
  const sorting =
    listQuery.sortBy === 'leads' ? await readLeadFigures({ db, app }, { clientId }) : undefined;
  const { rows, total } = await readRows({ db }, clientId, listQuery, sorting);
  const formIds = rows.map(({ id }) => id);
  const figures = sorting ?? (await readLeadFigures({ db, app }, { clientId, formIds }));
  const views = await countViews(
    { db },
    {
      views: RULES.views,
      from: sql`leads.forms as form`,
      within: sql<SqlBool>`form.client_id = ${clientId}`,
    },
  );
  return { items: rows.map((row) => rowOf(row, figures)), total, views };
}

async function readLeadFigures(
  { db, app }: Context,
  which: { clientId: string; formIds?: readonly string[] },
) {
  const figures = await app.ports.call(formLeadFigures, which, { db, app });
  return new Map(figures.map(({ formId, ...figure }) => [formId, figure]));
}

function readRows(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  listQuery: ListFormsQuery,
  figures: LeadFigures = new Map(),
): Promise<{ rows: Row[]; total: number }> {
  const recent = [...figures].map(([id, { leads }]) => ({ id, leads }));
  return readPage<Row>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: true,
      from: sql`leads.forms as form
        left join jsonb_to_recordset(${JSON.stringify(recent)}::jsonb) as recent (id uuid, leads int) on recent.id = form.id`,
      countFrom: sql`leads.forms as form`,
      key: sql`form.client_id, form.id`,
      fits: formFilterSql(listQuery, clientId),
      order: sortBy(SORTS, listQuery, sql`form.id`),
      columns: sql`form.id, form.client_id, form.name, form.active, form.missing_texts, form.updated_at, form.version,
        form.translations -> 'activatedLocales' as locales, jsonb_array_length(form.fields) as fields`,
      joins: sql`join leads.forms as form on form.client_id = page.client_id and form.id = page.id`,
    },
  );
}

const SORTS: SortColumns<FormSort> = {
  name: sql`form.name_key`,
  updatedAt: sql`form.updated_at`,
  leads: sql`coalesce(recent.leads, 0)`,
};

function rowOf(row: Row, figures: LeadFigures): FormRow {
  const { leads = 0, lastLeadAt = null } = figures.get(row.id) ?? {};
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    active: row.active,
    locales: row.locales,
    fields: row.fields,
    missingTexts: row.missing_texts,
    leads,
    lastLeadAt: lastLeadAt?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Over `leads.forms as form`. */
function formFilterSql(filter: FormFilter, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`form.client_id = ${clientId} and ${filterSql(formList, RULES, filter)}`;
}

/** Searches forms by name, for the header search. */
export const searchForms: SearchSource = {
  menu: 'platform/forms',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { rows, total } = await readRows({ db }, clientId, {
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
      hits: rows.map(({ id, name, locales }) => ({
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
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads.forms')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.client_id;
}

/** Forms by name, including inactive ones. */
export async function readClientForms(
  { db }: Pick<Context, 'db'>,
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
export async function readLeadLexicon({ db }: Pick<Context, 'db'>, clientId: string) {
  const ofForms = await db
    .selectFrom('leads.forms')
    .select(['id as formId', sql<Lexicon>`settings ->> 'lexicon'`.as('word')])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return { ofClient: commonLexicon(ofForms.map(({ word }) => word)), ofForms };
}

/** Forms by name, with the data that rules and lists of leads need. */
export async function readFormSummaries(
  { db }: Pick<Context, 'db'>,
  { clientId, ids }: { clientId: string; ids?: readonly string[] },
): Promise<FormSummary[]> {
  const { rows } = await sql<FormSummary>`
    select id, name, active, settings, notifications ->> 'followUp' as "followUp"
    from leads.forms
    where client_id = ${clientId} ${ids ? sql`and id = any (${ids}::uuid[])` : sql``}
    order by name_key, id`.execute(db);
  return rows;
}
