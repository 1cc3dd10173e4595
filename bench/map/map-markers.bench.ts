import type { Browser } from '@playwright/test';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { measurePan, type Pan } from './pan.ts';
import { withMeasuredMaps } from './with-measured-maps.ts';

const ROUNDS = 3;
const SECONDS = 3;
const PATIENCE = 60_000;
const PAGES = {
  empty: '?empty',
  ground: '?',
  clustered: '?markers=10000&clustered',
  alone: '?markers=10000',
};
const NAMES = {
  clustered: '10,000 markers in clusters, dragged',
  alone: '10,000 markers one by one, dragged',
};

type Kind = keyof typeof PAGES;

/** Cost of ten thousand markers while a map is dragged. */
const mapMarkers: Bench = () =>
  withMeasuredMaps(async (browser, address) => {
    const pans = await panned(browser, address);
    return (['clustered', 'alone'] as const).flatMap((kind): Measurement[] => [
      {
        name: `${NAMES[kind]}: frames a second`,
        value: pans[kind].frames,
        unit: '/s',
        limit: { atLeast: 50 },
      },
      {
        name: `${NAMES[kind]}: share of the bare ground’s frames`,
        value: (100 * pans[kind].frames) / pans.ground.frames,
        unit: '%',
        limit: { atLeast: 70 },
      },
      {
        name: `${NAMES[kind]}: what the page works for a frame, of 50 a second`,
        value: pans[kind].work,
        unit: 'ms',
        limit: { atMost: 20 },
      },
    ]);
  });

export default mapMarkers;

/** They alternate, so that load on the machine affects all; the best result of each counts, because it was disturbed least. */
async function panned(browser: Browser, address: string): Promise<Record<Kind, Pan>> {
  const best = new Map<Kind, Pan>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of Object.keys(PAGES) as Kind[]) {
      const page = await shown(browser, `${address}/${PAGES[kind]}`);
      const pan = await measurePan(page, SECONDS);
      const { frames = 0, work = Number.POSITIVE_INFINITY } = best.get(kind) ?? {};
      best.set(kind, {
        frames: Math.max(frames, pan.frames),
        work: Math.min(work, pan.work),
      });
      await page.close();
    }
  for (const [kind, { frames, work }] of best)
    process.stdout.write(
      `  ${kind}: ${frames.toFixed(1)} frames a second here, ${work.toFixed(1)} ms of work each\n`,
    );
  return Object.fromEntries(best) as Record<Kind, Pan>;
}

/** Opens the page in a new browser context without cache and waits until its map is drawn. */
async function shown(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page
    .locator('section[aria-busy="false"], section[data-drawn="true"]')
    .waitFor({ timeout: PATIENCE });
  return page;
}
