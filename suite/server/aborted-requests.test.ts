import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idleTransactions } from '#platform/testing/database/own-activity.ts';
import { type AbortedRequest, abortRequest } from '#platform/testing/leaving/abort-request.ts';
import { type GaugedSuite, startGaugedSuite } from '#platform/testing/leaving/gauged-suite.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type LeftKind, leftKinds } from './testing/aborted-request-kinds.ts';

/** Number of aborted requests of all kinds; use more for a manual run: LEFT_REQUESTS=20000. */
const LEFT = Number(process.env.LEFT_REQUESTS ?? 2_000);
const AT_A_TIME = 32;
const LONGEST_MS = 6;
/** Sockets that a process uses independent of requests: pools, queue, notification channel. */
const OWN_SOCKETS = 60;
const OFTEN = { interval: 200 };

/** This app only prepares data; a separate process serves its database and files. */
const testSuite = await testApp({ work: false });
const { app } = testSuite;
const client = await testSuite.people.client();
const admin = await testSuite.people.user({ at: [{ client, role: 'brand_admin' }] });
const visitor = await testSuite.visitor().as(admin);
const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const webDirectory = await mkdtemp(join(tmpdir(), 'comptoir-web-'));
const { kinds, wholeFile } = await leftKinds(testSuite, { client, visitor });
let suite: GaugedSuite;

beforeAll(async () => {
  await mkdir(join(webDirectory, 'assets'));
  await writeFile(join(webDirectory, 'index.html'), '<!doctype html>');
  await writeFile(join(webDirectory, 'assets', 'large.js'), '//'.padEnd(2 * 1024 * 1024));
  suite = await startGaugedSuite({
    DATABASE_URL: testSuite.databaseUrl,
    DATABASE_POOL: '6',
    DATA_DIR: app.config.dataDirectory,
    WEB_DIR: webDirectory,
    SECRET_KEY: app.config.SECRET_KEY ?? '',
    PUBLIC_URL: app.config.publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAILBOX: 'true',
    LOG_LEVEL: 'warn',
  });
});
afterAll(async () => {
  await suite?.stop();
  await rm(webDirectory, { recursive: true });
});

function requestOf({ path, with: given }: LeftKind): AbortedRequest {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  // Each request has a separate address, so that no rate limit applies.
  const own = { host: 'suite.test', cookie, 'x-forwarded-for': `10.${a}.${b}.${c}` };
  return { method: 'GET', path, ...given, headers: { ...own, ...given?.headers } };
}

async function leave(times: number): Promise<void> {
  let turn = 0;
  const next = async () => {
    while (turn < times) {
      turn += 1;
      const kind = kinds[turn % kinds.length];
      if (!kind) continue;
      const afterMs = Math.random() * LONGEST_MS;
      await abortRequest(suite.address, requestOf(kind), { afterMs, keepAlive: turn % 3 === 0 });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

/** Whether each is answered at all: a request that is refused would leave nothing behind whatever happens. */
async function statuses(): Promise<number[]> {
  const requests = kinds.map(async (kind) => {
    const { method, path, headers } = requestOf(kind);
    const left = new AbortController();
    const answer = await fetch(`${suite.address}${path}`, {
      method,
      headers: { cookie, 'x-forwarded-for': headers['x-forwarded-for'] ?? '' },
      redirect: 'manual',
      signal: left.signal,
    });
    left.abort();
    return answer.status;
  });
  return Promise.all(requests);
}

async function openFiles(): Promise<string[]> {
  const { files = [] } = (await suite.descriptors()) ?? {};
  return files.filter((path) =>
    [app.config.dataDirectory, webDirectory].some((own) => path.startsWith(own)),
  );
}

const halfWritten = async () =>
  (await readdir(join(app.config.dataDirectory, 'files', client.id))).filter((name) =>
    name.endsWith('.part'),
  );

test('thousands of abandoned requests leave no open resources, and the process still responds', async () => {
  const expected = kinds.map(({ status }) => status);
  await expect.poll(statuses, OFTEN).toEqual(expected);
  await leave(2 * kinds.length);
  const before = await suite.gauge();

  await leave(LEFT);

  await expect.poll(openFiles, OFTEN).toEqual([]);
  await expect
    .poll(async () => (await suite.descriptors())?.sockets ?? 0, OFTEN)
    .toBeLessThan(OWN_SOCKETS);
  await expect
    .poll(async () => (await suite.gauge()).heapMegabytes, OFTEN)
    .toBeLessThan(before.heapMegabytes + 30);
  await expect.poll(async () => (await suite.gauge()).active.FSReqPromise ?? 0, OFTEN).toBe(0);
  await expect.poll(() => idleTransactions(testSuite.databaseUrl), OFTEN).toBe(0);
  await expect.poll(halfWritten, OFTEN).toEqual([]);
  await expect.poll(statuses, OFTEN).toEqual(expected);
  expect(suite.output()).not.toMatch(/MaxListenersExceeded|"level":[56]0/);
});

test('an upload abandoned before its check does not block a reader for others', async () => {
  const left = Array.from({ length: 8 }, () =>
    abortRequest(suite.address, requestOf(wholeFile), { afterMs: 100, keepAlive: false }),
  );
  await Promise.all(left);
  const form = new FormData();
  form.append('file', new File(['code,name,country\nA,B,FR\n'], 'locations.csv'));
  const answer = await fetch(`${suite.address}${wholeFile.path}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await suite.gauge()).active.MessagePort ?? 0, OFTEN).toBe(0);
  await expect.poll(openFiles, OFTEN).toEqual([]);
});
