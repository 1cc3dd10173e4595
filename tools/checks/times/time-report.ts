import type { TestTime } from './test-time.ts';

/** Time limit of a module in `npm test`, once for server tests and once for journeys. */
const MODULE_LIMIT_SECONDS = 60;

const SLOWEST = 10;
/** The shared code grows with the modules and has no limit. */
const NO_MODULE = new Set(['platform', 'suite']);

/** The ten slowest of a run, the time of each module, and the modules over the limit, which do not fail. */
export function timeReport(times: readonly TestTime[]): string[] {
  if (times.length === 0) return [];
  return [...slowest(times), '', ...perOwner(times)];
}

function slowest(times: readonly TestTime[]): string[] {
  const ranked = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    `The slowest ${ranked.length}`,
    ...ranked.map(({ seconds, file, title }) =>
      [`${inSeconds(seconds)}  ${file}`, title].filter(Boolean).join(' › '),
    ),
  ];
}

function perOwner(times: readonly TestTime[]): string[] {
  const costs = [...new Set(times.map(({ file }) => ownerOf(file)))].sort().map((owner) => ({
    owner,
    server: secondsOf(times, owner, 'server'),
    journeys: secondsOf(times, owner, 'journey'),
  }));
  const nonZero = costs.filter(({ server, journeys }) => server + journeys > 0);
  const width = Math.max(...nonZero.map(({ owner }) => owner.length));
  const over = nonZero.filter(isOverLimit).map(({ owner }) => owner);
  return [
    `What each module took; at most ${MODULE_LIMIT_SECONDS} s of server tests and as much of journeys`,
    ...nonZero.map((cost) => {
      const { owner, server, journeys } = cost;
      const mark = isOverLimit(cost) ? '  over the limit' : '';
      return `  ${owner.padEnd(width)}  server tests ${inSeconds(server)}  journeys ${inSeconds(journeys)}${mark}`;
    }),
    ...(over.length > 0 ? ['', `Modules over the limit: ${over.join(', ')}`] : []),
  ];
}

interface OwnerCost {
  owner: string;
  server: number;
  journeys: number;
}

function isOverLimit({ owner, server, journeys }: OwnerCost): boolean {
  return !NO_MODULE.has(owner) && Math.max(server, journeys) > MODULE_LIMIT_SECONDS;
}

function secondsOf(times: readonly TestTime[], owner: string, kind: TestTime['kind']): number {
  return times
    .filter((time) => time.kind === kind && ownerOf(time.file) === owner)
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The owner of a test, by its folder: modules/NAME/…, e2e/NAME/…, platform/…, suite/…. */
function ownerOf(file: string): string {
  return /^(?:(?:modules|e2e)\/)?([^/]+)\//.exec(file)?.[1] ?? file;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`.padStart(8);
}
