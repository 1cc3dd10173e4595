/**
 * Takes the pictures of the guide from the demo and writes them to `docs/guide/pictures`:
 *
 *   npm run guide-pictures -- --only lead --address http://localhost:4100
 *
 * `--only` takes the pictures whose name begins with it. Without an address the script starts a demo of its own.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  GUIDE_LANGUAGES,
  GUIDE_THEMES,
  type GuideLanguage,
  type GuideTheme,
  PICTURE_SIZES,
  pictureFile,
  pictureKind,
} from '#suite/web/guide/guide-picture.ts';
import { aubrac, signIn } from '../../e2e/support/demo-person.ts';
import { isWhole } from '../../e2e/support/open-screen.ts';
import { startJourneyApp } from '../../e2e/support/start-journey-app.ts';
import { launchWebgl } from '../../e2e/support/with-webgl.ts';
import { patience } from '../../platform/testing/patience.ts';
import { THEME_STORAGE_KEY } from '../../platform/web/theme/first-paint.ts';
import { type GuidePicture, guidePictures } from './guide-pictures.ts';

const FOLDER = 'docs/guide/pictures';
/** Sharp at the width of the page, and small enough to commit. */
const SCALE = 1.25;
const QUALITY = 62;
/** Maps draw their tiles after the data has arrived. */
const SETTLED_MS = 1_500;

const READERS = { en: 'Solveig', fr: 'Jean-Rémi' } as const satisfies Record<GuideLanguage, string>;

/** The demo has one, whose language is set for each picture. */
const SUPER_ADMIN = 'Camille';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, address: { type: 'string' } },
});
const chosen = guidePictures.filter(({ name }) => name.startsWith(values.only));
const suite = values.address ? undefined : await startJourneyApp();
const browser = await launchWebgl();
try {
  const baseURL = values.address ?? suite?.address ?? '';
  // Picture by picture, so that one that changes the demo does not show in those before it.
  for (const picture of chosen)
    for (const language of GUIDE_LANGUAGES)
      await takeInThemes(browser, { baseURL, picture, language });
  await removeUnknown();
} finally {
  await browser.close();
  await suite?.stop();
}

async function takeInThemes(
  browser: Browser,
  {
    baseURL,
    picture,
    language,
  }: { baseURL: string; picture: GuidePicture; language: GuideLanguage },
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: language,
    reducedMotion: 'reduce',
    viewport: PICTURE_SIZES[pictureKind(picture.name)],
    deviceScaleFactor: SCALE,
  });
  const page = await context.newPage();
  // A map without graphics hardware keeps the browser busy.
  page.setDefaultTimeout(patience.journey);
  await signIn(page.request, picture.suite ? SUPER_ADMIN : READERS[language]);
  if (picture.suite) await speak(page, language);
  const path = typeof picture.path === 'function' ? await picture.path(page.request) : picture.path;
  const address = picture.open
    ? await picture.open(page, language)
    : picture.suite
      ? `/${picture.suite}`
      : `/clients/${aubrac}/${path ?? ''}`;
  for (const theme of GUIDE_THEMES) await take(page, { address, picture, language, theme });
  await context.close();
}

async function take(
  page: Page,
  {
    address,
    picture,
    language,
    theme,
  }: { address: string; picture: GuidePicture; language: GuideLanguage; theme: GuideTheme },
): Promise<void> {
  // Pages of the server follow the system, the suite follows its own switch.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto('/theme.js');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    THEME_STORAGE_KEY,
    theme,
  ] as const);
  await page.goto(address);
  await isWhole(page);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await picture.prepare?.(page);
  await page.waitForTimeout(SETTLED_MS);
  const file = pictureFile(picture.name, language, theme);
  const shot = await page.screenshot({ caret: 'hide' });
  const { size } = await sharp(shot)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, file));
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
}

/** A picture that no longer has a name here is removed. */
async function removeUnknown(): Promise<void> {
  const known = new Set(
    guidePictures.flatMap(({ name }) =>
      GUIDE_LANGUAGES.flatMap((language) =>
        GUIDE_THEMES.map((theme) => pictureFile(name, language, theme)),
      ),
    ),
  );
  for (const file of await readdir(FOLDER)) if (!known.has(file)) await rm(join(FOLDER, file));
}

async function speak({ request }: Page, locale: GuideLanguage): Promise<void> {
  await request.post('/api/user/update_settings', {
    data: { firstName: 'Camille', lastName: 'Ferrand', locale },
  });
}
