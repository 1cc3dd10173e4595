/** Opens so many pages each second, whether or not earlier ones were answered, in a process of its own. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Visits {
  address: string;
  paths: readonly string[];
  perSecond: number;
  seconds: number;
}
export interface VisitTimes {
  /** Answers by status; `cut off` without one. */
  answers: Record<string, number>;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The share of a core that this process took. */
  ownShare: number;
}

const TICK_MS = 5;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LANGUAGES = ['fr-FR, fr;q=0.9', 'fr', 'de-DE, de;q=0.9', 'en-GB, en;q=0.8'];

const [{ address, paths, perSecond, seconds }] = (await once(process, 'message')) as [Visits];
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const answers: Record<string, number> = {};
const times: number[] = [];
let turn = 0;

function visit(): Promise<void> {
  turn += 1;
  const began = performance.now();
  const headers = {
    'user-agent': BROWSER,
    'accept-encoding': 'gzip',
    'accept-language': LANGUAGES[turn % LANGUAGES.length] ?? 'fr',
    'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
  };
  return new Promise((resolve) => {
    const end = (status: string) => {
      answers[status] = (answers[status] ?? 0) + 1;
      times.push(performance.now() - began);
      resolve();
    };
    const sent = request(
      `${address}${paths[turn % paths.length]}`,
      { agent, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => end(String(answer.statusCode)));
      },
    );
    sent.on('error', () => end('cut off')).end();
  });
}

const began = performance.now();
const cpu = process.cpuUsage();
const open: Promise<void>[] = [];
for (;;) {
  const passed = Math.min(performance.now() - began, seconds * 1000);
  while (turn < (passed / 1000) * perSecond) open.push(visit());
  if (passed === seconds * 1000) break;
  await pause(TICK_MS);
}
await Promise.all(open);
const tookMs = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const found: VisitTimes = {
  answers,
  perSecond: times.length / (tookMs / 1000),
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  ownShare: (user + system) / 1000 / tookMs,
};
process.send?.(found, () => process.exit(0));
