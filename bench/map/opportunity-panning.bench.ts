import type { Bench } from '../../tools/bench/measurement.ts';
import { measurePan } from './pan.ts';
import { withMeasuredMaps } from './with-measured-maps.ts';

const ROUNDS = 3;
const SECONDS = 3;
const PATIENCE = 60_000;
const PAGES = { ground: '?', served: '?served=100000' } as const;

/** CPU time of the page per frame while the user drags the opportunity map over 100,000 retailers [OPP-01]. */
const opportunityPanning: Bench = () =>
  withMeasuredMaps(async (browser, address) => {
    const best = { ground: Number.POSITIVE_INFINITY, served: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of ['ground', 'served'] as const) {
        const page = await browser.newPage({ viewport: { width: 1240, height: 640 } });
        await page.goto(`${address}/${PAGES[kind]}`);
        await page.locator('section[aria-busy="false"]').waitFor({ timeout: PATIENCE });
        const { work } = await measurePan(page, SECONDS);
        best[kind] = Math.min(best[kind], work);
        await page.close();
      }
    return [
      {
        name: '100,000 retailers in clusters of the server and 450 areas, dragged: own work for a frame',
        value: best.served,
        unit: 'ms',
        limit: { atMost: 8 },
      },
      {
        name: 'the same beyond the bare ground',
        value: best.served - best.ground,
        unit: 'ms',
        limit: { atMost: 8 },
      },
    ];
  });

export default opportunityPanning;
