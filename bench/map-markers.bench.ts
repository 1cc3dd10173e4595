import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';
import { firstLook } from './map/first-look.ts';
import { measuredPage } from './map/measured-page.ts';
import { measurePan, type Pan } from './map/pan.ts';

const ROUNDS = 3;
const LOOKS = 7;
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

/** What a map is opened with, mostly. */
const SOME_SHOPS = '?markers=100&clustered';

type Kind = keyof typeof PAGES;

/** What ten thousand markers cost a map that is dragged, and what our ground costs before the first look. */
const mapMarkers: Bench = async () => {
  const built = await mkdtemp(join(tmpdir(), 'comptoir-bench-map-'));
  await build({
    root: join(import.meta.dirname, 'map'),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const house = await benchHouse();
  const server = await house.openServer();
  const page = await measuredPage(built, await server.listen({ port: 0, host: '127.0.0.1' }));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Without a graphics card the processor draws: slower than any reader's machine.
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
  try {
    const pans = await panned(browser, page.address);
    const share = await compared(browser, page.address);
    return [
      ...(['clustered', 'alone'] as const).flatMap((kind): Measurement[] => [
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
      ]),
      {
        name: 'first map on screen (land, borders, markers; names follow), against an empty MapLibre',
        value: share,
        unit: '×',
        limit: { atMost: 1.5 },
      },
    ];
  } finally {
    await browser.close();
    page.close();
    await house.end();
    await rm(built, { recursive: true, force: true });
  }
};

export default mapMarkers;

/** They take turns, so that a busy moment hits all; of each the best counts, which nothing else has slowed down. */
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

async function compared(browser: Browser, address: string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < LOOKS; round += 1) {
    const [empty, ours] = [
      await firstLook(browser, `${address}/?empty`),
      await firstLook(browser, `${address}/${SOME_SHOPS}`),
    ];
    process.stdout.write(
      `  first look: empty ${Math.round(empty)} ms, ours ${Math.round(ours)} ms\n`,
    );
    ratios.push(ours / empty);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0;
}

/** A page in a context of its own, with nothing kept from before, once its map is drawn. */
async function shown(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page
    .locator('section[aria-busy="false"], section[data-drawn="true"]')
    .waitFor({ timeout: PATIENCE });
  return page;
}
