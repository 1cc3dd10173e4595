import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

/** The card begins at the same pixel on every page, and its corners hide the page. */
const LAYOUT = `header, h1 { display: none !important } body { margin: 0 !important }
html { background: #fff !important } comptoir-form { --comptoir-radius: 0px }
main { display: block !important; width: 480px !important; margin: 0 !important }`;

/** Typical page styles for all elements, or for the form's element. */
const RULES = [
  '* { color: #fff; -webkit-text-fill-color: #fff; caret-color: #fff }',
  '* { color: #fff !important; text-shadow: 2px 2px red !important } input, button, label { background: #000 !important; border: 9px solid red !important }',
  'body, comptoir-form { letter-spacing: .3em; word-spacing: 1em; text-transform: uppercase; font-variant: small-caps }',
  '* { white-space: nowrap !important; line-height: 4 !important; text-indent: 3em !important; text-align: right !important }',
  'comptoir-form { font: italic 900 31px/3 monospace !important; writing-mode: vertical-rl !important; direction: rtl !important }',
  '* { text-decoration: line-through; list-style: square inside; cursor: none; quotes: none }',
  'main::first-line { font-size: 40px; color: red } * { word-break: break-all; hyphens: auto; tab-size: 1 }',
  'comptoir-form::before, comptoir-form::after { content: "x"; display: block; height: 30px } * { user-select: none !important }',
  '* { --ink: red; --text: red; --line: red; --ground: red; --radius: 30px; --bleed: 90px }',
  '@property --line { syntax: "<color>"; inherits: false; initial-value: red } :root { color-scheme: dark } * { container-type: normal !important }',
];

async function pictureUnder(page: Page, rules: string): Promise<Buffer> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, LAYOUT + rules);
  return page.locator('.card').screenshot();
}

journey(
  'the widget looks the same whatever style rules the page applies to all elements [FORM-08]',
  async ({ page, suite }) => {
    const settings = { captcha: 'none' } as const;
    const site = await formOnSite(page.request, { suite: suite.address, settings });
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(site.origin);
    await expect(page.locator('input[type=date]')).toHaveCount(1);
    const place = page.getByRole('searchbox', { name: 'Postleitzahl oder Ort' });
    await place.fill('79098');
    await place.press('Enter');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.locator('.due').click();
    await expect(page.getByRole('alert')).toBeFocused();
    const plain = await pictureUnder(page, '');
    for (const rules of RULES) {
      const seen = await pictureUnder(page, rules);
      expect(seen.equals(plain), rules).toBe(true);
    }
    site.close();
  },
);

journey(
  'the page still hides the widget, and gives it its room beside other elements [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address });
    await page.goto(site.origin);
    const title = page.getByRole('heading', { name: 'Beim Fachhändler anfragen' });
    await expect(title).toBeVisible();
    await pictureUnder(page, 'main { display: flex !important; justify-content: center }');
    expect((await page.locator('.card').boundingBox())?.width).toBeGreaterThan(300);
    await page.setViewportSize({ width: 320, height: 700 });
    await pictureUnder(page, 'main { display: flex !important; width: auto !important }');
    expect((await page.locator('.card').boundingBox())?.width).toBeLessThanOrEqual(320);
    for (const hidden of ['main { visibility: hidden }', 'comptoir-form { display: none }']) {
      await page.evaluate((css) => {
        document.adoptedStyleSheets[0]?.replaceSync(css);
      }, hidden);
      await expect(title).toBeHidden();
    }
    site.close();
  },
);
