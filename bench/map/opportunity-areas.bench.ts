import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { areasTask } from '#modules/opportunity/server/areas/areas-thread.ts';
import { areasIndex } from '#modules/opportunity/server/areas/embedded-areas.ts';
import { partsInView } from '#modules/opportunity/server/areas/outline-bands.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { OwnWork } from '../load/own-work.ts';

const POINTS = 200_000;
const BATCH = 10_000;
const ROUNDS = 3;
const LEAST_A_SECOND = 200_000;
const EUROPE_KB = 700;
const BLOCKED_MS = 20;
const COUNTRIES = ['FR', 'DE', 'IT', 'ES', 'AT', 'BE'];

/**
 * Measures points per second as intentions are written, outlines of Europe as the map reads them, and how long our work
 * delays other calls.
 */
const opportunityAreas: Bench = async () => {
  const batches = await pointsInRegions();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let [best, longest] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    delay.enable();
    const work = new OwnWork();
    for (const task of batches) await areasTask(task);
    longest = Math.max(longest, work.stop().longestMs);
    delay.disable();
    best = Math.max(best, POINTS / ((performance.now() - began) / 1000));
  }
  process.stdout.write(
    `  a call waits up to ${(delay.max / 1e6).toFixed(0)} ms, of which the machine has its part; own work in one go ${longest.toFixed(0)} ms\n`,
  );
  const view = { level: 2, bounds: [-25, 34, 45, 72], band: 5, countries: [] } as const;
  let bytes = 0;
  const { parts } = partsInView(await areasIndex(), { ...view, bounds: [...view.bounds] });
  for (const [part, level] of parts) {
    // Large countries of which the view only shows a corner are excluded, although the map reads them.
    if (part === 'US' || part === 'CA' || part === 'GL') continue;
    const packed = await areasTask({ kind: 'piece', part, level, band: view.band });
    bytes += packed?.byteLength ?? 0;
  }
  if (bytes < gzipSync('{}').length * parts.length) throw new Error('there are no outlines');
  return [
    {
      name: 'areas of points, with a thread between',
      value: best,
      unit: '/s',
      limit: { atLeast: LEAST_A_SECOND },
    },
    {
      name: 'outlines of level 2 of Europe, packed',
      value: bytes / 1024,
      unit: 'KB',
      limit: { atMost: EUROPE_KB },
    },
    {
      name: 'own work in one go while points are looked up',
      value: longest,
      unit: 'ms',
      limit: { atMost: BLOCKED_MS },
    },
  ];
};

/** Points around the centres of regions of some countries, always the same ones. */
async function pointsInRegions() {
  const boxes = (await areasIndex()).countries
    .filter(({ country }) => COUNTRIES.includes(country))
    .flatMap(({ country, records }) => records.slice(1).map(([, , , x, y]) => ({ country, x, y })));
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: POINTS / BATCH }, () => {
    const coordinates = new Float64Array(2 * BATCH);
    const countryOf = new Uint16Array(BATCH);
    for (let point = 0; point < BATCH; point += 1) {
      const box = boxes[Math.floor(random() * boxes.length)] ?? { country: 'FR', x: 2, y: 46 };
      coordinates[2 * point] = box.x + (random() - 0.5) * 0.3;
      coordinates[2 * point + 1] = box.y + (random() - 0.5) * 0.2;
      countryOf[point] = COUNTRIES.indexOf(box.country);
    }
    return { kind: 'find', coordinates, countries: COUNTRIES, countryOf } as const;
  });
}

export default opportunityAreas;
