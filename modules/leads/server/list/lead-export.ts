import { type SqlBool, sql } from 'kysely';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { leadFields } from '#modules/leads/contract/leads/lead-fields.ts';
import { restrictToForm, type WhichLeads } from '#modules/leads/contract/leads/lead-list.ts';
import {
  exportFormLeadsCall,
  exportLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { LEAD_STATUS_TEXTS, LOSS_TEXTS } from '#modules/leads/contract/leads/lead-status.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn, ExportDefinition } from '#platform/server/exports/export-definition.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { chosenLeads, filterContext } from './lead-filter-sql.ts';
import { type LeadListRecord, lineColumns, shownLines } from './lead-lines.ts';

const BATCH = 1_000;

type ExportedColumns = Pick<StoredLead, 'email' | 'phone' | 'zip' | 'internal_note'>;
type Line = LeadRow & ExportedColumns;

type Field = keyof typeof leadFields;
const column = (field: Field, value: ExportColumn<Line>['value']): ExportColumn<Line> => ({
  label: leadFields[field].label,
  value,
});
const inUnits = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
const toDate = (text: string | null) => text && new Date(text);
const moment = (field: Field, value: (line: Line) => string | null): ExportColumn<Line> => ({
  ...column(field, (line) => toDate(value(line))),
  dates: 'moment',
});

const columns: readonly ExportColumn<Line>[] = [
  column('id', ({ id }) => id),
  column('form', ({ form }) => form),
  column('status', ({ status }, { translate }) => translate(LEAD_STATUS_TEXTS[status])),
  column('firstname', ({ consumer }) => consumer.firstname),
  column('lastname', ({ consumer }) => consumer.lastname),
  column('email', ({ email }) => email),
  column('phone', ({ phone }) => phone),
  column('zip', ({ zip }) => zip),
  column('city', ({ consumer }) => consumer.city),
  column('country', ({ consumer }) => consumer.country),
  column('skus', ({ skus }) => skus.join(', ')),
  column('products', ({ products }) => products.join(', ')),
  column('location', ({ location }) => location?.name ?? null),
  column('locationCity', ({ location }) => location?.city ?? null),
  column('owner', ({ owner }) => owner?.name ?? null),
  column('ownerEmail', ({ owner }) => owner?.email ?? null),
  column('price', ({ price }) => inUnits(price)),
  column('estimatedPrice', ({ estimatedPrice }) => inUnits(estimatedPrice)),
  column('currency', ({ currency }) => currency),
  column('tags', ({ tags }) => tags.join(', ')),
  column('note', ({ internal_note }) => internal_note),
  moment('created', ({ createdAt }) => createdAt),
  moment('accepted', ({ acceptedAt }) => acceptedAt),
  moment('converted', ({ convertedAt }) => convertedAt),
  moment('lost', ({ lostAt }) => lostAt),
  column(
    'lossReason',
    ({ lostReason }, { translate }) => lostReason && translate(LOSS_TEXTS[lostReason]),
  ),
  moment('closes', ({ closesAt }) => closesAt),
];

type Rows = ExportDefinition<Line, WhichLeads, LeadsTables>['rows'];

const rows: Rows = async function* ({ db, app, clientId, filters, reader }) {
  const filter = 'filter' in filters ? filters.filter : undefined;
  const { fits } = chosenLeads(
    filters,
    await filterContext({ db, app }, { clientId, reader }, filter),
  );
  for (let after = sql<SqlBool>`true`; ; ) {
    const records = await readAfter({ db }, sql<SqlBool>`${fits} and ${after}`);
    const last = records.at(-1);
    if (!last) return;
    const shown = await shownLines({ db, app }, records, { clientId, reader });
    yield shown.map((line, at) => ({ ...line, ...(records[at] as ExportedColumns) }));
    after = sql<SqlBool>`lead.id < ${last.id}`;
  }
};

async function readAfter(
  { db }: Pick<Context, 'db'>,
  fits: ReturnType<typeof sql<SqlBool>>,
): Promise<(LeadListRecord & ExportedColumns)[]> {
  const found = await sql<LeadListRecord & ExportedColumns>`
    select ${lineColumns}, lead.email, lead.phone, lead.zip, lead.internal_note
    from leads.leads as lead
    where ${fits} order by lead.id desc limit ${BATCH}`.execute(db);
  return found.rows;
}

const shared = { title: 'leads:list.file.title', fileName: 'leads', columns, rows } as const;

/** Lead export, newest first: selected leads, or all that match [LEAD-01]. */
export const leadExport = defineExport<Line, WhichLeads, LeadsTables>({
  name: 'leads.leads',
  call: exportLeadsCall,
  ...shared,
});

/** The same for one form, taken from the path. */
export const formLeadExport = defineExport<Line, WhichLeads, LeadsTables>({
  name: 'leads.form-leads',
  call: exportFormLeadsCall,
  filtersOf: ({ formId = '' }, which) =>
    'filter' in which ? { ...which, filter: restrictToForm(which.filter, formId) } : which,
  ...shared,
});
