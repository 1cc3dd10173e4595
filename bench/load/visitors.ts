/** Child process: opens a fixed number of pages per second, whether or not earlier requests were answered. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Pages of one kind, and their share of a hundred visits. */
export interface VisitedPages {
  paths: readonly string[];
  share: number;
}
export interface Visits {
  address: string;
  pages: readonly VisitedPages[];
  /** The nth page of a kind is opened 1/n^exponent as often as the first; 0: every page once, in turn. */
  exponent: number;
  perSecond: number;
  seconds: number;
}
export interface VisitTimes {
  /** Answers by status; `cut off` without one. */
  answers: Record<string, number>;
  perSecond: number;
  /** Response times of pages shown, and of visitors refused with a request to retry later. */
  shown: { p50Ms: number; p99Ms: number };
  refused: { p50Ms: number; p99Ms: number };
  /** Share of a core that this process used. */
  ownShare: number;
}

const TICK_MS = 5;
const SOCKETS = 1_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LANGUAGES = ['fr-FR, fr;q=0.9', 'fr', 'de-DE, de;q=0.9', 'en-GB, en;q=0.8'];

const [{ address, pages, exponent, perSecond, seconds }] = (await once(process, 'message')) as [
  Visits,
];
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
const answers: Record<string, number> = {};
const times: { shown: number[]; refused: number[] } = { shown: [], refused: [] };
let turn = 0;

/** The same numbers in each run. */
let seed = 42;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

const kinds = pages.map(({ paths, share }) => {
  let sum = 0;
  const sums = Float64Array.from(paths, (_, at) => (sum += (at + 1) ** -exponent));
  let next = 0;
  const path = () => {
    if (exponent === 0) return paths[next++ % paths.length];
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return paths[low];
  };
  return { share, path };
});

function nextPath(): string {
  let left = random() * 100;
  for (const { share, path } of kinds) {
    left -= share;
    if (left < 0) return path() ?? '/';
  }
  return '/';
}

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
      times[status === '200' ? 'shown' : 'refused'].push(performance.now() - began);
      resolve();
    };
    const sent = request(`${address}${nextPath()}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => end(String(answer.statusCode)));
    });
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
const percentiles = (of: number[]) => {
  of.sort((one, other) => one - other);
  const at = (share: number) => of[Math.floor(of.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
};
const found: VisitTimes = {
  answers,
  perSecond: turn / (tookMs / 1000),
  shown: percentiles(times.shown),
  refused: percentiles(times.refused),
  ownShare: (user + system) / 1000 / tookMs,
};
process.send?.(found, () => process.exit(0));
