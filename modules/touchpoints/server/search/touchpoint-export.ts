import { sql } from 'kysely';
import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import type { SearchFilter, TouchpointType } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  type TouchpointFields,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn } from '#platform/server/exports/export-definition.ts';
import { type StoredFields, selected } from '#platform/server/fields/field-sql.ts';
import { exportColumns } from '#platform/server/fields/file-columns.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { landingPageUrl, shortUrlBase } from '../short-url.ts';
import type { Context, TouchpointsTables } from '../tables.ts';
import { named, productNamer } from './find-referenced-products.ts';
import { searchFilterSql, touchpointsWithTotals } from './search-filter-sql.ts';
import { normalizeFilter } from './search-touchpoints.ts';

const BATCH = 1_000;

const IN_FILE = fieldsWith(touchpointFields, 'file');

type StoredLine = StoredFields<TouchpointFields, (typeof IN_FILE)[number]> & {
  id: string;
  suffix: string;
  type: TouchpointType;
  sku: string | null;
  product_name: string;
  scans: number;
  clicks: number;
  landing_built_at: Date | null;
};
type Line = StoredLine & { shortUrl: string };

const TYPE_LABELS: Readonly<Record<TouchpointType, string>> = {
  custom: 'touchpoints:type.custom',
  product: 'touchpoints:type.product',
};

/** Existing columns keep their position; newer fields follow after them. */
const { destUrl, description, quantity, started, ended, ...later } = touchpointFields;

/** The id comes first and the quantity is included, so that the file can be imported as quantities. */
const columns: readonly ExportColumn<Line>[] = [
  { label: 'touchpoints:file.id', value: ({ id }) => id },
  { label: 'touchpoints:file.shortUrl', value: ({ shortUrl }) => shortUrl },
  ...exportColumns<Line>({ destUrl }),
  {
    label: 'touchpoints:file.type',
    value: ({ type }, { translate }) => translate(TYPE_LABELS[type]),
  },
  { label: 'touchpoints:file.sku', value: ({ sku }) => sku },
  { label: 'touchpoints:file.product', value: ({ product_name }) => product_name },
  ...exportColumns<Line>({ description, quantity }),
  { label: 'touchpoints:file.scans', value: ({ scans }) => scans },
  ...exportColumns<Line>({ started, ended }),
  {
    label: 'touchpoints:file.landingPage',
    value: ({ landing_built_at }) => landing_built_at,
    dates: 'moment',
  },
  ...exportColumns<Line>(later),
  { label: 'touchpoints:file.clicks', value: ({ clicks }) => clicks },
];

/** Exports the touchpoints that match the filters [TP-09]. */
export const touchpointExport = defineExport<Line, SearchFilter, TouchpointsTables>({
  name: 'touchpoints.touchpoints',
  call: exportTouchpointCall,
  title: 'touchpoints:file.exportTitle',
  fileName: 'touchpoints',
  columns,
  async *rows({ db, app, clientId, filters, reader }) {
    const brand = await readClientBrand({ db, app }, clientId);
    const base = shortUrlBase(brand, app.config);
    const understood = await normalizeFilter({ db, app }, clientId, filters);
    for (let after = ''; ; ) {
      const page = await readAfter({ db }, { clientId, filters: understood, after });
      const last = page.at(-1);
      if (!last) return;
      const skus = page.map(({ sku }) => sku);
      const nameOf = await productNamer({ db, app }, { clientId, skus, reader });
      yield page.map((line) => ({
        ...named(line, nameOf),
        shortUrl: `${base}${line.suffix}`,
        destUrl: line.destUrl ?? landingPageUrl(line, brand, app.config),
      }));
      after = last.id;
    }
  },
});

async function readAfter(
  { db }: Pick<Context, 'db'>,
  { clientId, filters, after }: { clientId: string; filters: SearchFilter; after: string },
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select touchpoint.id, touchpoint.suffix, touchpoint.type, touchpoint.sku, touchpoint.product_name,
      ${selected('touchpoint', touchpointFields, IN_FILE)}, coalesce(total.scans, 0) as scans,
      coalesce(total.clicks, 0) as clicks, touchpoint.landing_built_at
    from ${touchpointsWithTotals}
    where ${searchFilterSql(filters, clientId)} and touchpoint.id > ${after}
    order by touchpoint.id limit ${BATCH}`.execute(db);
  return rows;
}
