import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { brandAdminCookie } from './load/brand-admin-cookie.ts';

const LINES = 50_000;
const POLL_MS = 100;

/** Imports 50,000 new locations with groups and types: check and one writing job, including audit and search. */
const locationImport: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const suite = await startSuiteProcess({
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  try {
    const cookie = await brandAdminCookie(suite);
    const fetchJson = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie, ...init.headers };
      const answer = await fetch(`${suite.address}${path}`, { ...init, headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const base = `/gtr-core/clients/${demoClients[0]?.id}/locations/import`;
    const form = new FormData();
    form.append('file', locations());
    const began = performance.now();
    const { id, creates } = await fetchJson(`${base}/check`, { method: 'POST', body: form });
    if (creates !== LINES) throw new Error(`${creates} lines would be written`);
    const checked = performance.now();
    const { jobId } = await fetchJson(`${base}/checks/${id}/write`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    for (let state = ''; state !== 'done'; await wait(POLL_MS)) {
      const { items } = await fetchJson(`/api/jobs?clientId=${demoClients[0]?.id}`);
      state = items.find((job: { id: string }) => job.id === jobId)?.state;
      if (state === 'failed') throw new Error('the import failed');
    }
    const written = performance.now();
    process.stdout.write(
      `  checked in ${Math.round(checked - began)} ms, written in ${Math.round(written - checked)} ms\n`,
    );
    return [
      {
        name: 'import of 50,000 locations, check and job together',
        value: written - began,
        unit: 'ms',
        limit: { atMost: 30_000 },
      },
    ];
  } finally {
    await suite.stop();
    await rm(directory, { recursive: true, force: true });
  }
};

function locations(): File {
  const line = (at: number) =>
    `B${at},Store number ${at},FR,City ${at % 900},Group ${at % 20},Type ${at % 5}`;
  const lines = Array.from({ length: LINES }, (_, at) => line(at));
  return new File([`code,name,country,city,groups,type\n${lines.join('\n')}`], 'locations.csv');
}

export default locationImport;
