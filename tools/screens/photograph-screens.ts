import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { isWhole } from '../../e2e/house/open-screen.ts';
import type { JourneyApp } from '../../e2e/house/start-journey-app.ts';
import { findMisfits, type Misfit } from '../../e2e/screens/misfits.ts';
import { readAs } from '../../e2e/screens/read-as.ts';
import { type Reader, resolveScreenAddress, type Screen } from '../../e2e/screens/screen.ts';
import type { Locale } from '../../platform/contract/locale.ts';
import { THEME_STORAGE_KEY } from '../../platform/web/theme/first-paint.ts';

export interface ScreenshotSettings {
  locale: Locale;
  width: number;
  theme: 'light' | 'dark';
}

export interface Picture {
  screen: string;
  file: string;
  misfits: Misfit[];
}

const PHONE_WIDTH = 500;

/** Opens each screen with the given look as a user who may see it, and takes a screenshot. */
export async function photographScreens({
  house,
  browser,
  look: { locale, width, theme },
  screens,
  folder,
}: {
  house: JourneyApp;
  browser: Browser;
  look: ScreenshotSettings;
  screens: readonly Screen[];
  folder: string;
}): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: house.address,
    locale,
    reducedMotion: 'reduce',
    viewport: { width, height: width < PHONE_WIDTH ? 844 : 900 },
  });
  await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    THEME_STORAGE_KEY,
    theme,
  ] as const);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  let reader: Reader | undefined;
  for (const screen of screens) {
    if (screen.reader !== reader) await readAs(page, house, { ...screen, locale });
    reader = screen.reader;
    await page.goto(await resolveScreenAddress(screen, page.request));
    await isWhole(page);
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
    const file = `${screen.screen.replace(/\W+/g, '-')}.png`;
    await page.screenshot({ path: join(folder, file) });
    pictures.push({ screen: screen.screen, file, misfits: await findMisfits(page) });
  }
  await context.close();
  return pictures;
}
