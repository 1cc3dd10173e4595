import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { contactExport } from '#modules/profile-hub/server/exports/contact-export.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { CROWD, fillContacts, seedCrowdAdmin } from '../load/fill-contacts.ts';
import { milliseconds } from '../load/milliseconds.ts';

const CONTACTS = 100_000;
const ROUNDS = 3;
const POLL_MS = 10;

/**
 * Exports a hundred thousand contacts: memory for a workbook, and time for a text file compared with COPY TO of the same
 * cells.
 */
const contactExportBench: Bench = async () => {
  const suite = await benchApp();
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-copy-'));
  // The database process may run as another operating system user.
  await chmod(directory, 0o777);
  const pool = suite.pool(1);
  try {
    await fillContacts(pool, CONTACTS);
    const userId = await seedCrowdAdmin(pool);
    const exported = async (format: 'csv' | 'xlsx') => {
      await contactExport.jobs[0]?.handle({
        app: suite.app,
        input: {
          format,
          filters: { filter: { view: 'all', groups: [] }, except: [] },
          userId,
          locale: 'fr',
        },
        clientId: CROWD.id,
        jobId: uuidV7(),
        progress: () => {},
        signal: new AbortController().signal,
      });
    };
    // First, while this process is still small.
    const memory = await growth(() => exported('xlsx'));
    const copied: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      copied.push(await milliseconds(() => copyTo(pool, join(directory, `${round}.csv`))));
      ours.push(await milliseconds(() => exported('csv')));
    }
    const [copy, csv] = [Math.min(...copied), Math.min(...ours)];
    process.stdout.write(
      `  COPY TO ${copy.toFixed(0)} ms, csv ${csv.toFixed(0)} ms; workbook ${memory.toFixed(0)} MB more\n`,
    );
    return [
      {
        name: 'export of 100,000 contacts as csv, against COPY TO of the same cells',
        value: csv / copy,
        unit: '×',
        limit: { atMost: 2 },
      },
      {
        name: 'export of 100,000 contacts as xlsx, memory',
        value: memory,
        unit: 'MB',
        limit: { atMost: 150 },
      },
    ];
  } finally {
    await suite.end();
    await rm(directory, { recursive: true, force: true });
  }
};

const consent = (purpose: number) => `
  case when ${purpose} = any (given) then 'oui' when ${purpose} = any (withdrawn) or ${purpose} = any (refused) then 'non' end`;

/** Baseline: PostgreSQL writes the same columns and labels as the export with `copy`. */
function copyTo(pool: pg.Pool, file: string): Promise<unknown> {
  return pool.query(`
    copy (
      select email, firstname, lastname, phone,
        case gender when 'female' then 'Femme' when 'male' then 'Homme' when 'other' then 'Autre' end,
        to_char(birthdate, 'DD/MM/YYYY'), address, zip, city, country, locale, ${consent(1)}, ${consent(2)}, ${consent(3)},
        texts ->> '${CROWD.text}',
        (select string_agg(option.label, '; ' order by option.position) from profile_hub.criterion_options as option
         where option.client_id = contact.client_id and option.number = any (contact.options)),
        ${consent(CROWD.purpose)}
      from profile_hub.contacts as contact where client_id = '${CROWD.id}' order by id
    ) to '${file}' with (format csv, header, delimiter ';')`);
}

async function growth(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, POLL_MS);
  await work();
  clearInterval(watch);
  return (peak - before) / 1024 / 1024;
}

export default contactExportBench;
