import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { loseIdleLeads } from '#modules/leads/server/clocks/lose-idle-leads.ts';
import { advisoryLocks } from '#platform/testing/database/own-activity.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { demoLeads } from './demo-leads.ts';
import { loadDemo } from './load-demo.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
/** The leads of two years; how many of them are drawn differs a little each time. */
const WHOLE = demoLeads.length * 8;

const killed = await testDatabase();
const house = await testHouse();
const directory = await mkdtemp(join(tmpdir(), 'comptoir-demo-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

async function numbers(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Number((await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0]);
  } finally {
    await client.end();
  }
}
const leadsIn = (url: string) => numbers(url, 'select count(*) from leads.leads');
const clientsIn = (url: string) => numbers(url, 'select count(*) from directory.clients');

test('schedules of other processes see the whole demo or nothing of it [LEAD-06]', async () => {
  const seen = new Set<number>();
  let isLoading = true;
  const schedule = async () => {
    while (isLoading) {
      await loseIdleLeads(house.app);
      seen.add(await leadsIn(house.databaseUrl));
    }
  };
  const load = async () => {
    await loadDemo(house.app).finally(() => {
      isLoading = false;
    });
  };
  await Promise.all([load(), schedule()]);
  const whole = await leadsIn(house.databaseUrl);
  expect(whole).toBeGreaterThan(WHOLE);
  expect([...seen].filter((count) => count !== 0 && count !== whole)).toEqual([]);
  expect(seen).toContain(0);
});

test('starts that are killed while they load the demo leave nothing of it, and the next one loads it whole', async () => {
  const environment = {
    DATABASE_URL: killed.url,
    DATABASE_POOL: '4',
    DATA_DIR: directory,
    DEMO: 'true',
    SECRET_KEY: 'shared by all processes of this test',
    LOG_LEVEL: 'silent',
  };
  const isLoading = () => advisoryLocks(killed.url, 4103);
  // At random points: one that comes after the end must find all of it there.
  for (const looks of [Math.random() * 50, Math.random() * 300]) {
    const child = spawn(process.execPath, [MAIN, '--role', 'web'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await expect.poll(async () => (await isLoading()) + (await clientsIn(killed.url))).not.toBe(0);
    for (let look = 0; look < looks; look += 1) await isLoading();
    child.kill('SIGKILL');
    await ended;
    await expect.poll(isLoading).toBe(0);
    const isWhole = (await clientsIn(killed.url)) > 0;
    expect((await leadsIn(killed.url)) > WHOLE).toBe(isWhole);
  }
  const [web, worker] = await Promise.all([
    startSuiteProcess(environment, ['--role', 'web']),
    startSuiteProcess(environment, ['--role', 'worker']),
  ]);
  expect(await leadsIn(killed.url)).toBeGreaterThan(WHOLE);
  await Promise.all([web.stop(), worker.stop()]);
});
