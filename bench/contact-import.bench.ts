import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { People } from '#platform/testing/people.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';

const LINES = 100_000;
/** Each look is a call that the process under measurement answers itself: more of them would slow the import down. */
const LOOK_MS = 250;
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

/** A file of 100,000 contacts: checked and written with ledger and undo, against a bare COPY of the same rows. */
const contactImport: Bench = async () => {
  const house = await benchHouse({ work: true });
  const pool = house.pool(1);
  const people = new People(house.app);
  const client = await people.client();
  const admin = await people.user({ at: [{ client, role: 'brand_admin' }] });
  const server = await house.openServer();
  const cookies = { [ACCESS_COOKIE]: await house.accessOf(admin.id) };
  const ask = async (asked: InjectOptions) => {
    const answer = await server.inject({ cookies, ...asked });
    if (answer.statusCode >= 300) throw new Error(answer.payload.slice(0, 500));
    return answer.json();
  };
  const at = (path: string, id = '') => path.replace('{uuid}', client.id).replace('{id}', id);
  const bring = async (form: Form) => {
    const began = performance.now();
    const { id } = await ask({ method: 'POST', url: at(contactImportCalls.check.path), ...form });
    const checked = performance.now();
    const { jobId } = await ask({
      method: 'POST',
      url: at(contactImportCalls.write.path, id),
      payload: TERMS,
    });
    for (let state = ''; state !== 'done'; await wait(LOOK_MS)) {
      const { items } = await ask({ method: 'GET', url: `/api/jobs?clientId=${client.id}` });
      state = items.find((job: { id: string }) => job.id === jobId)?.state;
      if (state === 'failed') throw new Error('the import failed');
    }
    return { checkMs: checked - began, writeMs: performance.now() - checked };
  };
  try {
    await bring(await formOf(0, 500));
    const form = await formOf(1_000, LINES);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const { checkMs, writeMs } = await bring(form);
    clearInterval(watch);
    // The search for duplicates begins five seconds later and would slow the bare COPY down, to the favour of the import.
    await pool.query('delete from profile_hub.doubles_waiting');
    const copyMs = await bareCopy(pool, client.id);
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
    await house.end();
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

interface Form {
  headers: Record<string, string>;
  payload: Buffer;
}

async function formOf(first: number, count: number): Promise<Form> {
  const form = new FormData();
  form.append('file', contacts(first, count));
  const packed = new Response(form);
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  };
}

const FIRST = ['Annegret', 'Bérengère', 'Øyvind', 'Solveig', 'Aurélien', 'Sieglinde', 'Kari'];
const LAST = ['Lindenmüller', 'Castanié', 'Strømsnes', 'Haugen', 'Puech', 'Vestby', 'Gfrörer'];

function contacts(first: number, count: number): File {
  const line = (at: number) => {
    const [given, family] = [FIRST[at % 7], LAST[(at * 3) % 7]];
    const day = `19${50 + (at % 49)}-0${1 + (at % 9)}-1${at % 10}`;
    return `kd${at}@post${at % 40}.example,${given},${family}${at % 900},+4976${10_000_000 + at},${at % 2 ? 'female' : 'male'},${day},Seeweg ${at % 200},79${100 + (at % 900)},Ulm,DE,de,${at % 3 ? 'yes' : ''}`;
  };
  const lines = Array.from({ length: count }, (_, index) => line(first + index));
  const header =
    'email,firstname,lastname,phone,gender,birthdate,address,zip,city,country,locale,optin_email';
  return new File([`${header}\n${lines.join('\n')}\n`], 'contacts.csv');
}

export default contactImport;
