import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FormFilter, formList } from '#modules/leads/contract/forms/form-list.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';

const RULES: FilterRules<typeof formList.fields, FormFilter['view']> = {
  columns: { name: sql`form.name`, updated: sql`form.updated_at` },
  views: { all: undefined, active: sql`form.active`, inactive: sql`not form.active` },
  // A client has a few hundred forms at most, so a full scan is acceptable.
  words: (words) => sql<SqlBool>`position(platform.fold(${words}) in form.name_key) > 0`,
};

/** Over `leads.forms as form`. */
export function formFilterSql(filter: FormFilter, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`form.client_id = ${clientId} and ${filterSql(formList, RULES, filter)}`;
}
