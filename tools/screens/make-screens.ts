/**
 * A picture of every screen, and what does not fit on it:
 *
 *   npm run screens -- --language fr --width 390 --theme dark --only touchpoints
 *
 * Several languages, widths and themes are separated by commas; `--language all` takes the six. The pictures and a
 * contact sheet of them lie in `.screens/`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type JourneyApp, startJourneyApp } from '../../e2e/house/start-journey-app.ts';
import { allScreens } from '../../e2e/screens/all-screens.ts';
import type { Screen } from '../../e2e/screens/screen.ts';
import { LOCALES, type Locale } from '../../platform/contract/locale.ts';
import { contactSheet } from './contact-sheet.ts';
import { photographScreens, type ScreenshotSettings } from './photograph-screens.ts';

/** Size of one page of the contact sheet, small enough to view as a whole. */
const SHEET = { width: 1_600, height: 1_130 };

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1440' },
    theme: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
  },
});
const screens = allScreens.filter(({ screen }) => screen.startsWith(values.only));
const house = await startJourneyApp();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const look of looksAsked()) await makeSheet(house, browser, { look, screens });
} finally {
  await browser.close();
  await house.stop();
}

function looksAsked(): ScreenshotSettings[] {
  const languages = values.language === 'all' ? LOCALES : (values.language.split(',') as Locale[]);
  return languages.flatMap((locale) =>
    values.width.split(',').flatMap((width) =>
      values.theme.split(',').map((theme) => ({
        locale,
        width: Number(width),
        theme: theme === 'dark' ? ('dark' as const) : ('light' as const),
      })),
    ),
  );
}

async function makeSheet(
  house: JourneyApp,
  browser: Browser,
  { look, screens }: { look: ScreenshotSettings; screens: readonly Screen[] },
): Promise<void> {
  const name = `${look.locale}-${look.width}-${look.theme}`;
  const folder = join('.screens', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = await photographScreens({ house, browser, look, screens, folder });
  const sheet = join(folder, 'index.html');
  await writeFile(sheet, contactSheet(name, look.width, pictures));
  await photographSheet(browser, sheet, folder);
  console.log(`\n${name}: ${pictures.length} screens in ${sheet}`);
  for (const { screen, misfits } of pictures)
    for (const { kind, text } of misfits) console.log(`  ${screen}  ${kind}: ${text}`);
}

async function photographSheet(browser: Browser, sheet: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: SHEET });
  await page.goto(`file://${join(process.cwd(), sheet)}`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0, number = 1; top < height; top += SHEET.height, number += 1)
    await page.screenshot({
      path: join(folder, `sheet-${number}.png`),
      fullPage: true,
      clip: { x: 0, y: top, width: SHEET.width, height: Math.min(SHEET.height, height - top) },
    });
  await page.close();
}
