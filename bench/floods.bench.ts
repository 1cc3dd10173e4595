import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../tools/bench/measurement.ts';
import type { Attack } from './load/attack.ts';
import { type OtherTimes, othersDuring } from './load/others.ts';

const SECONDS = 5;
const LARGE_EXPORTS = 4;
/** The cost of a typical call of a signed-in user, and of a more expensive one. */
const SIGNED_IN = [
  { method: 'POST', path: '/api/node/touchpoint/exportTouchpoint' },
  { method: 'POST', path: '/gtr-core/users' },
];

interface Suite {
  address: string;
  host: string;
  links: number;
  large: { brandId: string; cookie: string };
  small: { brandId: string; cookie: string };
  open: { method: string; path: string }[];
}

/** Measures a user's calls and link redirects while anonymous callers and other brands flood the server. */
const floods: Bench = async () => {
  const server = fork(join(import.meta.dirname, 'servers', 'floods.ts'));
  const [suite]: [Suite] = (await once(server, 'message')) as [Suite];
  const others = (work: () => Promise<void>) =>
    othersDuring({ ...suite, cookie: suite.small.cookie }, work);
  const found: OtherTimes[] = [];
  const during = async (name: string, work: () => Promise<void>) => {
    const times = await others(work);
    const [call, redirect] = [times.slowestCallMs, times.p99RedirectMs].map((ms) => ms.toFixed(1));
    process.stdout.write(`  ${name}: slowest call ${call} ms, redirects p99 ${redirect} ms\n`);
    return times;
  };
  await others(() => pause(SECONDS * 1000));
  await during('nothing else', () => pause(SECONDS * 1000));
  const { address, open } = suite;
  found.push(
    await during('hostile input on every open call', () =>
      attack({ address, connections: 4, calls: open }),
    ),
  );
  const byUser = await during('the same by somebody who is signed in', () =>
    attack({ address, connections: 4, calls: SIGNED_IN, cookie: suite.large.cookie }),
  );
  found.push(
    await during('16 wrong sign-ins at a time', () => attack({ address, connections: 16 })),
  );
  let smallMs = 0;
  found.push(
    await during(`${LARGE_EXPORTS} large exports of one brand`, async () => {
      for (let count = 0; count < LARGE_EXPORTS; count += 1) await startExport(suite, suite.large);
      const started = performance.now();
      await exported(suite, await startExport(suite, suite.small));
      smallMs = performance.now() - started;
      await pause(SECONDS * 1000);
    }),
  );
  server.send('stop');
  await once(server, 'exit');
  const worst = (of: keyof OtherTimes) => Math.max(...found.map((times) => times[of]));
  return [
    {
      name: 'floods, slowest other call meanwhile',
      value: Math.max(worst('slowestCallMs'), byUser.slowestCallMs),
      unit: 'ms',
      limit: { atMost: 250 },
    },
    {
      name: 'floods, redirects meanwhile, p99',
      value: worst('p99RedirectMs'),
      unit: 'ms',
      limit: { atMost: 10 },
    },
    {
      name: 'the same while a signed-in user floods, whom the rate would stop, p99',
      value: byUser.p99RedirectMs,
      unit: 'ms',
      limit: { atMost: 50 },
    },
    {
      name: `a small export behind ${LARGE_EXPORTS} large ones of another brand`,
      value: smallMs,
      unit: 'ms',
      limit: { atMost: 3_000 },
    },
  ];
};

async function attack(given: Attack): Promise<void> {
  const attacker = fork(join(import.meta.dirname, 'load', 'attack.ts'));
  // The attacker would have its own machine, so here it must not use the server's core.
  if (attacker.pid) setPriority(attacker.pid, 10);
  attacker.send(given);
  await pause(SECONDS * 1000);
  attacker.send('stop');
  const [answers] = await once(attacker, 'message');
  process.stdout.write(`  answered ${JSON.stringify(answers)}\n`);
  if (answers['500']) throw new Error('an attack was a failure of ours');
}

async function startExport(
  { address }: Suite,
  { brandId, cookie }: Suite['small'],
): Promise<string> {
  const answer = await fetch(`${address}/api/node/touchpoint/exportTouchpoint`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ brandId, format: 'xlsx', filters: {} }),
  });
  if (answer.status !== 202) throw new Error(`an export was refused: ${await answer.text()}`);
  return (await answer.json()).jobId;
}

async function exported({ address, small: { cookie } }: Suite, jobId: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/jobs`, { headers: { cookie } });
    const { items } = (await answer.json()) as { items: { id: string; state: string }[] };
    const state = items.find(({ id }) => id === jobId)?.state;
    if (state === 'done') return;
    if (state === 'failed') throw new Error('the small export has failed');
    await pause(50);
  }
}

export default floods;
