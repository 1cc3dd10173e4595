import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import type { Bench } from '../tools/bench/measurement.ts';
import { publishedWidgets, widgetScriptPath } from '../tools/widget/published-widget.ts';
import { median } from './load/percentiles.ts';
import { widgetPage } from './widget/widget-page.ts';

const ROUNDS = 9;
const SLOWED = 4;

/** Size of the form widget, and time from script load to first input, on a phone's CPU. */
const widget: Bench = async () => {
  const newest = publishedWidgets().at(-1);
  if (!newest) throw new Error('no widget was published');
  const script = await readFile(widgetScriptPath(newest.version));
  const page = await widgetPage(script);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const times: number[] = [];
  try {
    for (let look = 0; look < ROUNDS; look += 1)
      times.push(await interactive(browser, page.address));
  } finally {
    await browser.close();
    page.close();
  }
  process.stdout.write(`  interactive after ${times.map(Math.round).join(', ')} ms\n`);
  return [
    {
      name: 'form widget, gzipped',
      value: gzipSync(script).length / 1024,
      unit: 'KB',
      limit: { atMost: 30 },
    },
    {
      name: `form widget with 20 fields interactive after its script arrived, processor slowed ${SLOWED}×`,
      value: median(times),
      unit: 'ms',
      limit: { atMost: 300 },
    },
  ];
};

/** The page itself measures the time until its first field has focus and a frame shows it. */
async function interactive(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(() => {
    addEventListener('comptoir-form:ready', ({ target }) => {
      const root = (target as HTMLElement).shadowRoot;
      root?.querySelector<HTMLElement>('input')?.focus();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const [script] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('/widget.js')) as PerformanceResourceTiming[];
          if (root?.activeElement && script) console.log(performance.now() - script.responseEnd);
        }),
      );
    });
  });
  // The page reports through the console; polling the page would add to the measured time.
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto(address);
  const time = Number((await logged).text());
  await page.close();
  return time;
}

export default widget;
