import { type SqlBool, sql } from 'kysely';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { restrictToForm, type WhichLeads } from '#modules/leads/contract/leads/lead-list.ts';
import {
  exportFormLeadsCall,
  exportLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { LEAD_STATUS_TEXTS, LOSS_TEXTS } from '#modules/leads/contract/leads/lead-status.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn, ExportDefinition } from '#platform/server/exports/export-definition.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { chosenLeads, filterContext } from './lead-filter-sql.ts';
import { type LeadListRecord, lineColumns, shownLines } from './lead-lines.ts';

const BATCH = 1_000;

type ExportedColumns = Pick<StoredLead, 'email' | 'phone' | 'zip' | 'internal_note'>;
type Line = LeadRow & ExportedColumns;

const inUnits = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
const momentOf = (text: string | null) => text && new Date(text);
const moment = (label: string, value: (line: Line) => string | null): ExportColumn<Line> => ({
  label,
  value: (line) => momentOf(value(line)),
  dates: 'moment',
});

const columns: readonly ExportColumn<Line>[] = [
  { label: 'leads:list.file.id', value: ({ id }) => id },
  { label: 'leads:list.column.form', value: ({ form }) => form },
  {
    label: 'leads:list.column.status',
    value: ({ status }, { translate }) => translate(LEAD_STATUS_TEXTS[status]),
  },
  { label: 'leads:list.file.firstname', value: ({ consumer }) => consumer.firstname },
  { label: 'leads:list.file.lastname', value: ({ consumer }) => consumer.lastname },
  { label: 'leads:list.file.email', value: ({ email }) => email },
  { label: 'leads:list.file.phone', value: ({ phone }) => phone },
  { label: 'leads:list.file.zip', value: ({ zip }) => zip },
  { label: 'leads:list.column.city', value: ({ consumer }) => consumer.city },
  { label: 'leads:list.field.country', value: ({ consumer }) => consumer.country },
  { label: 'leads:list.file.skus', value: ({ skus }) => skus.join(', ') },
  { label: 'leads:list.column.wants', value: ({ products }) => products.join(', ') },
  { label: 'leads:list.column.location', value: ({ location }) => location?.name ?? null },
  { label: 'leads:list.file.locationCity', value: ({ location }) => location?.city ?? null },
  { label: 'leads:list.column.owner', value: ({ owner }) => owner?.name ?? null },
  { label: 'leads:list.file.ownerEmail', value: ({ owner }) => owner?.email ?? null },
  { label: 'leads:list.file.price', value: ({ price }) => inUnits(price) },
  {
    label: 'leads:list.file.estimatedPrice',
    value: ({ estimatedPrice }) => inUnits(estimatedPrice),
  },
  { label: 'leads:list.file.currency', value: ({ currency }) => currency },
  { label: 'leads:list.column.tags', value: ({ tags }) => tags.join(', ') },
  { label: 'leads:list.file.note', value: ({ internal_note }) => internal_note },
  moment('leads:list.column.created', ({ createdAt }) => createdAt),
  moment('leads:list.field.accepted', ({ acceptedAt }) => acceptedAt),
  moment('leads:list.field.converted', ({ convertedAt }) => convertedAt),
  moment('leads:list.field.lost', ({ lostAt }) => lostAt),
  {
    label: 'leads:list.field.lossReason',
    value: ({ lostReason }, { translate }) => lostReason && translate(LOSS_TEXTS[lostReason]),
  },
  moment('leads:list.file.closes', ({ closesAt }) => closesAt),
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
  { db }: { db: Db<LeadsTables> },
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
