import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Database } from '#platform/server/database/database.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { newTouchpoint, type Owned, readTotals, visitTo } from './testing/visit-fixtures.ts';
import { serializeVisit } from './visit.ts';
import { VisitJournal } from './visit-journal.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const client = await suite.people.client();

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'comptoir-visits-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

function journalIn(dataDirectory: string, database = app.database): VisitJournal {
  return new VisitJournal({ ...app, database, config: { ...app.config, dataDirectory } });
}

async function databaseThatCanGo(): Promise<{ proxy: DatabaseProxy; database: Database }> {
  const proxy = await new DatabaseProxy(suite.databaseUrl).open();
  const database = new Database({ url: proxy.url, poolSize: 2, onError: () => {} });
  onTestFinished(async () => {
    await proxy.cut();
    await database.close();
  });
  return { proxy, database };
}

async function segmentsIn(dataDirectory: string): Promise<string[]> {
  return (await readdir(join(dataDirectory, 'visits'))).sort();
}

async function leaveSegment(dataDirectory: string, text: string, minutesAgo = 2): Promise<void> {
  const path = join(dataDirectory, 'visits', 'elsewhere-7-abc.000000001.visits');
  await mkdir(join(dataDirectory, 'visits'), { recursive: true });
  await writeFile(path, text);
  const then = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(path, then, then);
}

async function readStoredIds({ clientId, touchpointId }: Owned): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from touchpoints.visits
    where client_id = ${clientId} and touchpoint_id = ${touchpointId}`.execute(
    app.database.acrossClients(),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Lets a process record visits, kills it, and returns the confirmed visits. */
async function doom(
  url: string,
  directory: string,
  to: Owned,
  isEnough: (answered: string[]) => boolean | Promise<boolean>,
): Promise<string[]> {
  const answersPath = join(directory, 'answers');
  await writeFile(answersPath, '');
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'testing', 'doomed-recorder.ts'),
    ...[url, directory, answersPath, to.clientId, to.touchpointId],
  ]);
  const answered = async () => (await readFile(answersPath, 'utf8')).split('\n').slice(0, -1);
  const ended = once(child, 'exit');
  try {
    await until(async () => isEnough(await answered()));
  } finally {
    child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return answered();
}

test('every visit that was answered is counted after the process is killed, none twice [TP-05]', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  const answered = await doom(
    'postgres://nobody@127.0.0.1:1/none',
    directory,
    to,
    (ids) => ids.length >= 1_000,
  );
  await journalIn(directory).settle();
  const storedIds = await readStoredIds(to);
  expect(answered.filter((id) => !storedIds.has(id))).toEqual([]);
  expect((await readTotals(app, to)).visits).toBe(storedIds.size);
  expect(await segmentsIn(directory)).toEqual([]);
});

test('a process that is killed while it counts loses nothing and counts nothing twice [TP-05]', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  const answered = await doom(
    suite.databaseUrl,
    directory,
    to,
    async () => (await readTotals(app, to)).visits > 0,
  );
  await journalIn(directory).settle();
  const storedIds = await readStoredIds(to);
  expect(answered.filter((id) => !storedIds.has(id))).toEqual([]);
  expect((await readTotals(app, to)).visits).toBe(storedIds.size);
});

test('visits during a database outage are stored, and counted once when the database is back [TP-05]', async () => {
  const { proxy, database } = await databaseThatCanGo();
  const journal = journalIn(await folder(), database);
  const to = await newTouchpoint(app, client.id);
  await journal.record(visitTo(to));
  await journal.settle();
  await proxy.cut();
  await Promise.all(Array.from({ length: 300 }, () => journal.record(visitTo(to))));
  await expect(journal.settle()).rejects.toThrow();
  await journal.record(visitTo(to));
  expect((await readTotals(app, to)).visits).toBe(1);
  await proxy.open();
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(302);
});

test('visits whose commit was not acknowledged are not counted again [TP-05]', async () => {
  const { proxy, database } = await databaseThatCanGo();
  const journal = journalIn(await folder(), database);
  const to = await newTouchpoint(app, client.id);
  await Promise.all(Array.from({ length: 10 }, () => journal.record(visitTo(to))));
  proxy.cutAfter('commit');
  await expect(journal.settle()).rejects.toThrow();
  await expect.poll(async () => (await readTotals(app, to)).visits).toBe(10);
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(10);
});

test('a connection that is cut while a segment is counted does not discard the segment [TP-05]', async () => {
  const { proxy, database } = await databaseThatCanGo();
  const directory = await folder();
  const journal = journalIn(directory, database);
  const to = await newTouchpoint(app, client.id);
  await Promise.all(Array.from({ length: 10 }, () => journal.record(visitTo(to))));
  proxy.cutAfter('begin');
  await expect(journal.settle()).rejects.toThrow();
  expect(await segmentsIn(directory)).toHaveLength(1);
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(10);
  expect(await segmentsIn(directory)).toEqual([]);
});

test('an unreadable segment is logged and does not block the others', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  await mkdir(join(directory, 'visits', 'elsewhere-7-abc.000000001.visits'), { recursive: true });
  const then = new Date(Date.now() - 120_000);
  await utimes(join(directory, 'visits', 'elsewhere-7-abc.000000001.visits'), then, then);
  const journal = journalIn(directory);
  await journal.record(visitTo(to));
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(1);
  expect(suite.logged.join('')).toContain('a segment of the journal cannot be read');
});

test.each(['refuses', 'hangs'] as const)(
  'a stop while the database %s takes some seconds, and its visits are counted after the next start [TP-05]',
  async (how) => {
    const { proxy, database } = await databaseThatCanGo();
    const directory = await folder();
    const journal = journalIn(directory, database);
    const to = await newTouchpoint(app, client.id);
    await journal.record(visitTo(to));
    await journal.settle();
    if (how === 'hangs') proxy.hang();
    else await proxy.cut();
    journal.start();
    await Promise.all(Array.from({ length: 30 }, () => journal.record(visitTo(to))));
    const began = performance.now();
    await journal.stop();
    // Three seconds; a query that hangs would take a minute.
    expect(performance.now() - began).toBeLessThan(30_000);
    expect((await segmentsIn(directory)).length).toBeGreaterThan(0);
    await journalIn(directory).settle();
    expect((await readTotals(app, to)).visits).toBe(31);
  },
);

test('two processes that take over the same segment count it once [TP-05]', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  const visits = Array.from({ length: 3_000 }, () => visitTo(to));
  await leaveSegment(directory, visits.map(serializeVisit).join(''));
  await Promise.all([journalIn(directory).settle(), journalIn(directory).settle()]);
  expect((await readTotals(app, to)).visits).toBe(3_000);
  expect(await segmentsIn(directory)).toEqual([]);
});

test('a segment that is in use elsewhere is left alone until it has rested for a minute', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  await leaveSegment(directory, serializeVisit(visitTo(to)), 0.5);
  await journalIn(directory).settle();
  expect((await readTotals(app, to)).visits).toBe(0);
  await leaveSegment(directory, serializeVisit(visitTo(to)), 1.1);
  await journalIn(directory).settle();
  expect((await readTotals(app, to)).visits).toBe(1);
});

test('a torn last line and a line that is none are passed over', async () => {
  const directory = await folder();
  const to = await newTouchpoint(app, client.id);
  const whole = serializeVisit(visitTo(to));
  const torn = serializeVisit(visitTo(to)).slice(0, 40);
  await leaveSegment(directory, `${whole}{"no":"visit"}\n${serializeVisit(visitTo(to))}${torn}`);
  await journalIn(directory).settle();
  expect((await readTotals(app, to)).visits).toBe(2);
});

test('visits that cannot be stored, or whose touchpoint is gone, do not block the others', async () => {
  const journal = journalIn(await folder());
  const to = await newTouchpoint(app, client.id);
  const unknownTarget = { clientId: crypto.randomUUID(), touchpointId: 'f'.repeat(24) };
  await Promise.all(
    [
      visitTo(to),
      visitTo(to, { suffix: 'cannot\0be' }),
      visitTo(unknownTarget),
      visitTo({ ...to, touchpointId: 'f'.repeat(24) }),
      visitTo(to),
    ].map((visit) => journal.record(visit)),
  );
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(2);
});

test('a process counts its own visits from memory, whatever happens to the file [TP-05]', async () => {
  const directory = await folder();
  const journal = journalIn(directory);
  const to = await newTouchpoint(app, client.id);
  await Promise.all(Array.from({ length: 5 }, () => journal.record(visitTo(to))));
  const [name = ''] = await segmentsIn(directory);
  await writeFile(join(directory, 'visits', name), '');
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(5);
  expect(await segmentsIn(directory)).toEqual([]);
});

test('a suffix is counted as it is, whatever an array of the database would read in it [TP-05]', async () => {
  const journal = journalIn(await folder());
  const to = await newTouchpoint(app, client.id);
  const suffixes = ['a"b', 'back\\slash', '{braces}', 'com,ma', 'NULL', '', ' space ', 'é’漢'];
  await Promise.all(suffixes.map((suffix) => journal.record(visitTo(to, { suffix }))));
  await journal.settle();
  const rows = await app.database
    .ofClient<TouchpointsTables>(client.id)
    .selectFrom('touchpoints.daily_counts')
    .select(['value', 'scans'])
    .where('touchpoint_id', '=', to.touchpointId)
    .where('dimension', '=', 'suffix')
    .execute();
  expect(new Map(rows.map(({ value, scans }) => [value, Number(scans)]))).toEqual(
    new Map(suffixes.map((suffix) => [suffix, 1])),
  );
});

test('where the disk refuses, visits wait in memory and are counted all the same', async () => {
  const directory = await folder();
  await writeFile(join(directory, 'visits'), 'a file where the folder should be');
  const journal = journalIn(directory);
  const to = await newTouchpoint(app, client.id);
  await Promise.all(Array.from({ length: 50 }, () => journal.record(visitTo(to))));
  await journal.settle();
  expect((await readTotals(app, to)).visits).toBe(50);
  expect(suite.logged.join('')).toContain('the journal cannot be written');
});

test('the journal and the log hold nothing that identifies the visitor [TP-06]', async () => {
  const directory = await folder();
  const journal = journalIn(directory);
  const to = await newTouchpoint(app, client.id);
  const visit = visitTo(to, { suffix: 'from-paper' });
  const request = { address: '203.0.113.77', userAgent: 'Mozilla/5.0 (iPhone)' };
  await journal.record({ ...visit, ...request } as typeof visit);
  const [name = ''] = await segmentsIn(directory);
  const text = await readFile(join(directory, 'visits', name), 'utf8');
  expect(JSON.parse(text)).toEqual([
    visit.id,
    visit.at.getTime(),
    to.clientId,
    to.touchpointId,
    null,
    'from-paper',
    'scan',
    'FR',
    'iphone',
  ]);
  await journal.settle();
  expect(suite.logged.join('')).not.toMatch(/203\.0\.113\.77|Mozilla|from-paper/);
});
