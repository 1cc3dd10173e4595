import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { benchApp } from '../load/bench-app.ts';
import { measuredPage } from './measured-page.ts';

/** Builds a page with a map for production, starts the app that serves its base map, and opens a browser. */
export async function withMeasuredMaps<Found>(
  look: (browser: Browser, address: string) => Promise<Found>,
): Promise<Found> {
  const built = await mkdtemp(join(tmpdir(), 'comptoir-bench-map-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const suite = await benchApp();
  const server = await suite.openServer();
  const page = await measuredPage(built, await server.listen({ port: 0, host: '127.0.0.1' }));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Without a graphics card the CPU draws, which is slower than any user's machine.
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
  try {
    return await look(browser, page.address);
  } finally {
    await browser.close();
    page.close();
    await suite.end();
    await rm(built, { recursive: true, force: true });
  }
}
