import type { Bench } from '../../tools/bench/measurement.ts';
import { type MapPaintTimes, measureMapPaint } from './measure-map-paint.ts';
import { withMeasuredMaps } from './with-measured-maps.ts';

const ROUNDS = 7;
/** The typical number of markers when a map opens. */
const SOME_SHOPS = '?markers=100&clustered';

/** Measures the time until a map is visible, against an empty MapLibre on the same page. */
const mapFirstLook: Bench = () =>
  withMeasuredMaps(async (browser, address) => {
    const ratios: MapPaintTimes[] = [];
    // They alternate, so that load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      const empty = await measureMapPaint(browser, `${address}/?empty`);
      const ours = await measureMapPaint(browser, `${address}/${SOME_SHOPS}`);
      const [none, seen, drawn] = [empty.seen, ours.seen, ours.drawn].map(Math.round);
      process.stdout.write(
        `  empty MapLibre ${none} ms; ours seen ${seen} ms, drawn ${drawn} ms\n`,
      );
      ratios.push({ seen: ours.seen / empty.seen, drawn: ours.drawn / empty.seen });
    }
    const middle = (of: keyof MapPaintTimes) =>
      ratios.map((ratio) => ratio[of]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    process.stdout.write(
      `  drawn by WebGL (names follow): ${middle('drawn').toFixed(2)} times as long as an empty MapLibre\n`,
    );
    return [
      {
        name: 'first map on screen (land and borders as pictures, markers), against an empty MapLibre',
        value: middle('seen'),
        unit: '×',
        limit: { atMost: 1.5 },
      },
    ];
  });

export default mapFirstLook;
