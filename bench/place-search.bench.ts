import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Places } from '#platform/server/places/places.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';

const ROUNDS = 40;
const LIMIT_MS = 20;
const LEAST_PLACES = 200_000;

/** Typical user input, and hostile input. */
const QUESTIONS: Record<string, readonly string[]> = {
  exact: ['Aurillac', 'Saint-Étienne', 'Oslo', 'Springfield', 'La Rochelle', 'Paris, Texas'],
  prefix: ['s', 'sa', 'san', 'mar', 'Lond', 'saint'],
  typo: ['Marseile', 'Strasborug', 'Aurilalc', 'Kopenhagn', 'Barcelnoa', 'Frankfrut am Main'],
  'other language': [
    'Mailand',
    'Aix-la-Chapelle',
    'Ginevra',
    'Londres',
    'Nueva York',
    'Kopenhagen',
  ],
  postcode: ['15000', '15000 Aurillac', 'SW1A 1AA', 'CH-8001 Zürich', '1', 'L-1234'],
  hostile: [
    'q'.repeat(160),
    'aeiouaeiouaeiouaeiouaeiou',
    Array.from({ length: 40 }, (_, word) => `${word}1a`).join(' '),
    'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p',
    'ssssssss, ssssssss, ssssssss, ssssssss, ssssssss, ssssssss',
    '8001 qqqqqqqqqqqq 1000 xxxxxxxxxxxx',
  ],
};

/** Place search: the 99th percentile for each kind of query, and the memory that the place list takes. */
const placeSearch: Bench = async () => {
  const before = await retainedBytes();
  const places = new Places();
  const began = performance.now();
  const count = await places.count();
  const read = performance.now() - began;
  const megabytes = ((await retainedBytes()) - before) / 2 ** 20;
  if (count < LEAST_PLACES) throw new Error(`only ${count} places: the limit is about more`);
  process.stdout.write(`  ${count} places, read in ${read.toFixed(0)} ms\n`);
  const measurements: Measurement[] = [];
  for (const [kind, texts] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    for (let round = -5; round < ROUNDS; round++)
      for (const text of texts)
        for (const country of [undefined, 'FR']) {
          const start = performance.now();
          await places.search({ text, country, language: 'fr', limit: 8 });
          if (round >= 0) times.push(performance.now() - start);
        }
    times.sort((one, other) => one - other);
    const share = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    process.stdout.write(
      `  ${kind}: p50 ${share(0.5).toFixed(2)} ms, p99 ${share(0.99).toFixed(2)} ms, worst ${times.at(-1)?.toFixed(2)} ms\n`,
    );
    measurements.push({
      name: `place search, ${kind}, 99 of 100`,
      value: share(0.99),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
    });
  }
  return [
    ...measurements,
    {
      name: 'place search, memory of the list',
      value: megabytes,
      unit: 'MB',
      limit: { atMost: 20 },
    },
  ];
};

/**
 * Bytes still in use after garbage collection; memory used for unpacking is released a little later, hence the repeated
 * rounds.
 */
async function retainedBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 3; round++) {
    collect();
    await wait(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export default placeSearch;
