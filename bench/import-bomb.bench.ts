import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { buildWorkbook, sheetXml } from '#platform/server/spreadsheets/testing/build-workbook.ts';
import { packedBomb } from '#platform/server/spreadsheets/testing/packed-bomb.ts';
import { type SuiteProcess, startSuiteProcess } from '#platform/testing/suite-process.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { brandAdminCookie } from './load/brand-admin-cookie.ts';

const LINES = 100_000;
const COLUMNS = 20;
const SAMPLE_MS = 10;
const REFUSED = 'FILE_UNPACKS_TOO_LARGE';
const CHECKED = `"lines":${LINES}`;
const OTHER_CALL_MS = 250;

/** Imports hostile files, and one of the largest allowed size, while another user keeps working. */
const importBomb: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const suite = await startSuiteProcess({
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  try {
    const client = demoClients[0]?.id ?? '';
    const cookie = await brandAdminCookie(suite);
    const send = (file: File) => check(suite, { client, cookie, file });
    await send(new File(['code,name\nA,B\n'], 'warm.csv'));
    const bombs = [await measured(suite, cookie, send, bombIn('sheets'), REFUSED)];
    bombs.push(await measured(suite, cookie, send, bombIn('sharedStrings'), REFUSED));
    const large = await measured(suite, cookie, send, largeFile(), CHECKED);
    const worst = (of: (bomb: Found) => number) => Math.max(...bombs.map(of));
    return [
      {
        name: 'import bomb, time until it is refused',
        value: worst(({ ms }) => ms),
        unit: 'ms',
        limit: { atMost: 2_000 },
      },
      {
        name: 'import bomb, memory the process grew by',
        value: worst(({ megabytes }) => megabytes),
        unit: 'MB',
        limit: { atMost: 200 },
      },
      {
        name: 'import bomb, slowest other call meanwhile',
        value: worst(({ slowestMs }) => slowestMs),
        unit: 'ms',
        limit: { atMost: OTHER_CALL_MS },
      },
      {
        name: `import check of ${LINES} lines × ${COLUMNS} columns`,
        value: large.ms,
        unit: 'ms',
        limit: { atMost: 10_000 },
      },
      {
        name: 'the same, slowest other call meanwhile',
        value: large.slowestMs,
        unit: 'ms',
        limit: { atMost: OTHER_CALL_MS },
      },
    ];
  } finally {
    await suite.stop();
    await rm(directory, { recursive: true, force: true });
  }
};

async function check(
  suite: SuiteProcess,
  { client, cookie, file }: { client: string; cookie: string; file: File },
): Promise<Response> {
  const form = new FormData();
  form.append('file', file);
  return fetch(`${suite.address}/gtr-core/clients/${client}/locations/import/check`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
}

interface Found {
  ms: number;
  slowestMs: number;
  megabytes: number;
}

async function measured(
  suite: SuiteProcess,
  cookie: string,
  send: (file: File) => Promise<Response>,
  file: File,
  expected: string,
): Promise<Found> {
  const before = await residentMegabytes(suite);
  const found: Found = { ms: 0, slowestMs: 0, megabytes: 0 };
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const requestedAt = performance.now();
      await (await fetch(`${suite.address}/api/jobs`, { headers: { cookie } })).text();
      found.slowestMs = Math.max(found.slowestMs, performance.now() - requestedAt);
      found.megabytes = Math.max(found.megabytes, (await residentMegabytes(suite)) - before);
      await wait(SAMPLE_MS);
    }
  })();
  const started = performance.now();
  const answer = await send(file);
  const answerText = await answer.text();
  found.ms = performance.now() - started;
  isOver = true;
  await others;
  if (!answerText.includes(expected))
    throw new Error(`answered ${answer.status}: ${answerText.slice(0, 300)}`);
  return found;
}

async function residentMegabytes({ child }: SuiteProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** As large as uploads may be; unpacks to gigabytes but declares a kilobyte. */
function bombIn(part: 'sheets' | 'sharedStrings'): File {
  const [before = '', after = ''] =
    part === 'sheets' ? sheetXml('|').split('|') : ['<sst>', '</sst>'];
  const repeatedXml =
    part === 'sheets' ? '<row><c t="s"><v>1</v></c></row>' : '<si><t>counter</t></si>';
  const one = packedBomb(repeatedXml, 1, { before, after }).bytes.length;
  const times = Math.floor((0.95 * UPLOAD_LIMIT_BYTES) / one);
  const { bytes, unpackedBytes } = packedBomb(repeatedXml, times, { before, after });
  process.stdout.write(`  ${bytes.length} bytes that unpack to ${unpackedBytes} in ${part}\n`);
  const bomb = { packed: { bytes, claims: 1024 } };
  const sheets = part === 'sheets' ? [bomb] : [sheetXml('<row><c><v>1</v></c></row>')];
  const book = buildWorkbook({ sheets, ...(part === 'sharedStrings' && { sharedStrings: bomb }) });
  return new File([book], 'bomb.xlsx');
}

function largeFile(): File {
  const header = ['code', 'name', 'country', 'city', 'email'];
  while (header.length < COLUMNS) header.push(`c${header.length}`);
  const line = (index: number) =>
    [
      `L${index}`,
      `Shop ${index}`,
      'FR',
      'Laguiole',
      `s${index}@b.example`,
      ...Array(COLUMNS - 5).fill('ab'),
    ].join(',');
  return new File(
    [[header.join(','), ...Array.from({ length: LINES }, (_, index) => line(index))].join('\n')],
    'large.csv',
  );
}

export default importBomb;
