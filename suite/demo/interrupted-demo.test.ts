import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { loseIdleLeads } from '#modules/leads/server/follow-up/lose-idle-leads.ts';
import { advisoryLocks } from '#platform/testing/database/own-activity.ts';
import { settingsOfStart } from '#platform/testing/suite-process.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { demoLeads } from './leads/demo-leads.ts';
import { loadDemo } from './load-demo.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
/** Leads of two years; the exact number of generated ones varies slightly. */
const WHOLE = demoLeads.length * 8;
const SECRET_KEY = 'shared by all processes of this test';

const suite = await testApp({ environment: { SECRET_KEY } });
const directory = await mkdtemp(join(tmpdir(), 'comptoir-demo-'));
const client = new pg.Client({ connectionString: suite.databaseUrl });
await client.connect();
afterAll(async () => {
  await client.end();
  await rm(directory, { recursive: true, force: true });
});

async function number(statement: string): Promise<number> {
  return Number((await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0]);
}
const leads = () => number('select count(*) from leads.leads');
const clients = () => number('select count(*) from directory.clients');
const isLoading = () => advisoryLocks(suite.databaseUrl, 4103);
/** A table's size grows as soon as rows are written, before other connections see them. */
const touchpointBytes = () => number("select pg_relation_size('touchpoints.touchpoints')");

test('a start that is killed in the midst of the demo leaves nothing of it', async () => {
  const child = spawn(process.execPath, [MAIN, '--role', 'web'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...settingsOfStart(),
      PORT: '0',
      DATABASE_URL: suite.databaseUrl,
      DATABASE_POOL: '4',
      DATA_DIR: directory,
      DEMO: 'true',
      SECRET_KEY,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    await expect.poll(isLoading).not.toBe(0);
    await expect.poll(touchpointBytes).not.toBe(0);
    expect(await isLoading()).not.toBe(0);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
  await expect.poll(isLoading).toBe(0);
  expect([await clients(), await leads()]).toEqual([0, 0]);
});

test('after that it is loaded whole, and schedules of other processes see all of it or nothing [LEAD-06]', async () => {
  const seen = new Set<number>();
  let isDone = false;
  const schedule = async () => {
    while (!isDone) {
      await loseIdleLeads(suite);
      seen.add(await leads());
    }
  };
  const load = async () => {
    await loadDemo(suite.app).finally(() => {
      isDone = true;
    });
  };
  await Promise.all([load(), schedule()]);
  const whole = await leads();
  expect(whole).toBeGreaterThan(WHOLE);
  expect([...seen].filter((count) => count !== 0 && count !== whole)).toEqual([]);
  expect(seen).toContain(0);
});
