import type pg from 'pg';
import { salesImportCalls } from '#modules/opportunity/contract/imports.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { fileForm, fileImporter } from '../load/file-importer.ts';

const [LOCATIONS, PRODUCTS, DAYS] = [500, 8, 25];
const LINES = LOCATIONS * PRODUCTS * DAYS;

/** Imports 100,000 sales with sums by day and month, compared with a bare COPY of the same rows. */
const salesImport: Bench = async () => {
  const suite = await benchApp({ work: true });
  const pool = suite.pool(1);
  const importer = await fileImporter(suite, salesImportCalls, { terms: {}, pollMs: 100 });
  const { clientId } = importer;
  const bring = async (lines: readonly string[]) =>
    importer.bring(
      await fileForm(`location,sku,date,quantity,amount\n${lines.join('\n')}\n`, 'sales.csv'),
    );
  try {
    await fillDirectory(pool, clientId);
    await bring(salesOf(1, '2025-11').slice(0, 500));
    globalThis.gc?.();
    const { checkMs, writeMs } = await bring(salesOf(DAYS, '2026-01'));
    const again = await bring(salesOf(DAYS, '2026-01', 1));
    const salesMs = await bareCopy(pool, clientId, 'sales', 'day >= $$2026-01-01$$');
    const figuresMs = await bareCopy(pool, clientId, 'sales_figures', 'starts >= $$2026-01-01$$');
    const took = checkMs + writeMs;
    process.stdout.write(
      `  checked in ${Math.round(checkMs)} ms, written in ${Math.round(writeMs)} ms; all replaced in ${Math.round(again.checkMs + again.writeMs)} ms; a bare COPY takes ${Math.round(salesMs)} ms for sales and ${Math.round(figuresMs)} ms for figures (${(took / salesMs).toFixed(1)} × of sales alone)\n`,
    );
    return [
      {
        name: 'import of 100,000 sales with their figures, check and write against a bare COPY of both',
        value: took / (salesMs + figuresMs),
        unit: '×',
        limit: { atMost: 3 },
      },
    ];
  } finally {
    await suite.end();
  }
};

async function fillDirectory(pool: pg.Pool, clientId: string): Promise<void> {
  await pool.query(
    `insert into directory.locations (client_id, id, code, name, city, country)
     select $1, gen_random_uuid(), 'FR-' || lpad(number::text, 4, '0'), 'Store ' || number, 'Rodez', 'FR'
     from generate_series(1, ${LOCATIONS}) as number`,
    [clientId],
  );
  await pool.query(
    `insert into directory.products (client_id, id, sku, names, category)
     select $1, gen_random_uuid(), 'SKU-' || number, '{"en": "Knife"}', 'Category ' || number
     from generate_series(1, ${PRODUCTS}) as number`,
    [clientId],
  );
}

function salesOf(days: number, month: string, more = 0): string[] {
  const lines: string[] = [];
  for (let day = 1; day <= days; day++)
    for (let location = 1; location <= LOCATIONS; location++)
      for (let product = 1; product <= PRODUCTS; product++) {
        const quantity = 1 + ((location + product + day) % 5) + more;
        const code = `FR-${String(location).padStart(4, '0')}`;
        const hundredths = 1_000 + ((location * 7_919 + product * 104_729 + day * 31) % 90_000);
        lines.push(
          `${code},SKU-${product},${month}-${String(day).padStart(2, '0')},${quantity},${hundredths / 100}`,
        );
      }
  return lines;
}

/** The same rows into a table with the same columns and indexes, by the database alone. */
async function bareCopy(
  pool: pg.Pool,
  clientId: string,
  table: string,
  which: string,
): Promise<number> {
  const { rows } = await pool.query<{ file: string }>(
    `select current_setting('data_directory') || '/${table}.copy' as file`,
  );
  const file = rows[0]?.file ?? '';
  const { rowCount } = await pool.query(
    `copy (select * from opportunity.${table} where client_id = '${clientId}' and ${which}) to '${file}'`,
  );
  if ((rowCount ?? 0) < LINES) throw new Error(`${rowCount} rows of ${table}`);
  await pool.query(
    `create table opportunity.copied_${table} (like opportunity.${table} including all)`,
  );
  const began = performance.now();
  await pool.query(`copy opportunity.copied_${table} from '${file}'`);
  return performance.now() - began;
}

export default salesImport;
