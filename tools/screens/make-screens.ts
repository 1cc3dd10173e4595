/**
 * A picture of every screen, and what does not fit on it:
 *
 *   npm run screens -- --language fr --width 390 --theme dark --only touchpoints
 *
 * Several languages, widths and themes are separated by commas; `--language all` takes the six. Main screens are
 * also shown while loading, with an error, empty, with long names and with their dialogs; `--plain` leaves these out.
 * The pictures and a contact sheet of them lie in `.screens/`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { allScreens } from '../../e2e/screens/all-screens.ts';
import { findMisfits, type Misfit } from '../../e2e/screens/misfits.ts';
import { readAs } from '../../e2e/screens/read-as.ts';
import { type Reader, resolveScreenAddress, type Screen } from '../../e2e/screens/screen.ts';
import { visitStates } from '../../e2e/screens/visit-states.ts';
import { isWhole } from '../../e2e/support/open-screen.ts';
import { type JourneyApp, startJourneyApp } from '../../e2e/support/start-journey-app.ts';
import { LOCALES, type Locale } from '../../platform/contract/locale.ts';
import { THEME_STORAGE_KEY } from '../../platform/web/theme/first-paint.ts';

const PHONE_WIDTH = 500;

const SETTLING_MS = 600;
/** Below a picture; all of them are printed. */
const MISFITS_SHOWN = 4;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** Size of one page of the contact sheet, small enough to view as a whole. */
const SHEET = { width: 1_600, height: 1_130 };

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1440' },
    theme: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
    plain: { type: 'boolean', default: false },
  },
});
const screens = allScreens.filter(({ screen }) => screen.startsWith(values.only));
const suite = await startJourneyApp();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const look of requestedSettings()) await makeSheet(suite, browser, { look, screens });
} finally {
  await browser.close();
  await suite.stop();
}

function requestedSettings(): ScreenshotSettings[] {
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
  suite: JourneyApp,
  browser: Browser,
  { look, screens }: { look: ScreenshotSettings; screens: readonly Screen[] },
): Promise<void> {
  const name = `${look.locale}-${look.width}-${look.theme}`;
  const folder = join('.screens', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = await photographScreens({ suite, browser, look, screens, folder });
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

/** All pictures beside each other, with what does not fit below each. */
function contactSheet(name: string, width: number, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ screen, file, misfits }) => `<figure>
<a href="${file}"><img src="${file}" alt=""></a>
<figcaption><b>${escaped(screen)}</b>
${misfits
  .slice(0, MISFITS_SHOWN)
  .map(({ kind, text }) => `<br>${kind}: ${escaped(text)}`)
  .join(
    '',
  )}${misfits.length > MISFITS_SHOWN ? `<br>and ${misfits.length - MISFITS_SHOWN} more` : ''}</figcaption>
</figure>`,
  );
  const shown = width < 500 ? 295 : 770;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>
body { font: 12px/1.4 system-ui, sans-serif; background: #888; margin: 16px;
  display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, ${shown}px); }
figure { margin: 0; background: #fff; }
img { width: 100%; display: block; }
figcaption { padding: 6px; }
</style>
${figures.join('\n')}
`;
}

interface ScreenshotSettings {
  locale: Locale;
  width: number;
  theme: 'light' | 'dark';
}

interface Picture {
  screen: string;
  file: string;
  misfits: Misfit[];
}

/** Opens each screen with the given look as a user who may see it, and takes a screenshot. */
async function photographScreens({
  suite,
  browser,
  look: { locale, width, theme },
  screens,
  folder,
}: {
  suite: JourneyApp;
  browser: Browser;
  look: ScreenshotSettings;
  screens: readonly Screen[];
  folder: string;
}): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: suite.address,
    locale,
    reducedMotion: 'reduce',
    viewport: { width, height: width < PHONE_WIDTH ? 844 : 900 },
  });
  await context.addInitScript(([key, storedTheme]) => localStorage.setItem(key, storedTheme), [
    THEME_STORAGE_KEY,
    theme,
  ] as const);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  let reader: Reader | undefined;
  for (const screen of screens) {
    if (screen.reader !== reader) await readAs(page, suite, { ...screen, locale });
    reader = screen.reader;
    const photograph = async (name: string) => {
      const file = `${name.replace(/\W+/g, '-')}.png`;
      await page.screenshot({ path: join(folder, file) });
      pictures.push({ screen: name, file, misfits: await findMisfits(page) });
    };
    try {
      const address = await resolveScreenAddress(screen, page.request);
      await page.goto(address);
      await isWhole(page);
      // Counts and areas of previews come after their screen, and fade in.
      await page.waitForTimeout(SETTLING_MS);
      await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
      await page.waitForTimeout(SETTLING_MS);
      await photograph(screen.screen);
      if (values.plain) continue;
      // On a phone a list has no rows to peek from.
      const { peek, ...others } = screen.opens ?? {};
      const opens = { ...others, ...(peek && width >= PHONE_WIDTH && { peek }) };
      await visitStates(page, { screen: { ...screen, opens }, address }, (state) =>
        photograph(`${screen.screen}, ${state}`),
      );
    } catch (error) {
      // The other screens are still worth their pictures.
      console.error(`${screen.screen} could not be shown in all its states:`, error);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      process.exitCode = 1;
    }
  }
  await context.close();
  return pictures;
}
