import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';
import { measuredPage } from './map/measured-page.ts';
import { framesOfPan } from './map/pan.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PATIENCE = 60_000;
const KINDS = { empty: '?', clustered: '?markers=10000&clustered', alone: '?markers=10000' };

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
    const frames = await panned(browser, page.address);
    const firstLook = await compared(browser, page.address);
    const share = (kind: 'clustered' | 'alone') => (100 * frames[kind]) / frames.empty;
    process.stdout.write(
      `  frames a second: the ground ${frames.empty.toFixed(1)}, clusters ${frames.clustered.toFixed(1)}, all alone ${frames.alone.toFixed(1)}\n`,
    );
    return [
      {
        name: '10,000 markers in clusters, dragged: share of the bare ground’s frames',
        value: share('clustered'),
        unit: '%',
        limit: { atLeast: 80 },
      },
      {
        name: '10,000 markers one by one, dragged: share of the bare ground’s frames',
        value: share('alone'),
        unit: '%',
        limit: { atLeast: 80 },
      },
      {
        name: 'first map on screen, against an empty MapLibre',
        value: firstLook,
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
async function panned(
  browser: Browser,
  address: string,
): Promise<Record<keyof typeof KINDS, number>> {
  const best = { empty: 0, clustered: 0, alone: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const page = await shown(browser, `${address}/${KINDS[kind]}`);
      const frames = await framesOfPan(page, SECONDS);
      best[kind] = Math.max(best[kind], frames);
      await page.close();
    }
  return best;
}

async function compared(browser: Browser, address: string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [empty, ours] = [
      await firstLookAt(browser, `${address}/?empty`),
      await firstLookAt(browser, `${address}/`),
    ];
    process.stdout.write(
      `  first look: empty ${Math.round(empty)} ms, ours ${Math.round(ours)} ms\n`,
    );
    ratios.push(ours / empty);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function firstLookAt(browser: Browser, address: string): Promise<number> {
  const page = await shown(browser, address);
  const took = await page.evaluate(() => performance.now());
  await page.close();
  return took;
}

/** A page in a context of its own, with nothing kept from before, once its map is drawn. */
async function shown(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.locator('section[aria-busy="false"]').waitFor({ timeout: PATIENCE });
  return page;
}
