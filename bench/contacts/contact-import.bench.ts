import type pg from 'pg';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { type FileForm, fileForm, fileImporter } from '../load/file-importer.ts';

const LINES = 100_000;
const TERMS = {
  certification: {
    consent: true,
    noThirdParty: true,
    source: 'card',
    from: '2026-09-01',
    to: '2026-09-20',
    wording: 'Yes, you may write to me.',
  },
  merge: 'blanks',
  correctLines: true,
};

/** Imports a file of 100,000 contacts with ledger and undo data, compared with a bare COPY of the same rows. */
const contactImport: Bench = async () => {
  const suite = await benchApp({ work: true });
  const pool = suite.pool(1);
  const { clientId, bring } = await fileImporter(suite, contactImportCalls, {
    terms: TERMS,
    pollMs: 250,
  });
  try {
    await bring(await contacts(0, 500));
    const form = await contacts(1_000, LINES);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const { checkMs, writeMs } = await bring(form);
    clearInterval(watch);
    // The search for duplicates begins five seconds later and would slow down the bare COPY, in favour of the import.
    await pool.query('delete from profile_hub.doubles_waiting');
    const copyMs = await bareCopy(pool, clientId);
    const megabytes = (most - before) / 1024 / 1024;
    process.stdout.write(
      `  checked in ${Math.round(checkMs)} ms, written in ${Math.round(writeMs)} ms, a bare COPY takes ${Math.round(copyMs)} ms\n`,
    );
    return [
      {
        name: 'import of 100,000 contacts, check and write against a bare COPY',
        value: (checkMs + writeMs) / copyMs,
        unit: '×',
        limit: { atMost: 3 },
      },
      {
        name: 'import of 100,000 contacts, memory the process grew by',
        value: megabytes,
        unit: 'MB',
        limit: { atMost: 250 },
      },
    ];
  } finally {
    await suite.end();
  }
};

/** The same rows into a table with the same columns and indexes, by the database alone. */
async function bareCopy(pool: pg.Pool, clientId: string): Promise<number> {
  const { rows } = await pool.query<{ names: string; file: string }>(`
    select string_agg(quote_ident(attname), ', ' order by attnum) as names,
      current_setting('data_directory') || '/contacts.copy' as file
    from pg_attribute
    where attrelid = 'profile_hub.contacts'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`);
  const { names, file } = rows[0] ?? { names: '', file: '' };
  await pool.query(
    `copy (select ${names} from profile_hub.contacts where client_id = '${clientId}') to '${file}'`,
  );
  await pool.query('create table profile_hub.copied (like profile_hub.contacts including all)');
  const began = performance.now();
  await pool.query(`copy profile_hub.copied (${names}) from '${file}'`);
  return performance.now() - began;
}

const FIRST = ['Annegret', 'Bérengère', 'Øyvind', 'Solveig', 'Aurélien', 'Sieglinde', 'Kari'];
const LAST = ['Lindenmüller', 'Castanié', 'Strømsnes', 'Haugen', 'Puech', 'Vestby', 'Gfrörer'];

function contacts(first: number, count: number): Promise<FileForm> {
  const line = (at: number) => {
    const [given, family] = [FIRST[at % 7], LAST[(at * 3) % 7]];
    const day = `19${50 + (at % 49)}-0${1 + (at % 9)}-1${at % 10}`;
    return `kd${at}@post${at % 40}.example,${given},${family}${at % 900},+4976${10_000_000 + at},${at % 2 ? 'female' : 'male'},${day},Seeweg ${at % 200},79${100 + (at % 900)},Ulm,DE,de,${at % 3 ? 'yes' : ''}`;
  };
  const lines = Array.from({ length: count }, (_, index) => line(first + index));
  const header =
    'email,firstname,lastname,phone,gender,birthdate,address,zip,city,country,locale,optin_email';
  return fileForm(`${header}\n${lines.join('\n')}\n`, 'contacts.csv');
}

export default contactImport;
