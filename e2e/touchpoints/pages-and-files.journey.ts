import { buffer } from 'node:stream/consumers';
import { csvRows } from '#platform/server/spreadsheets/csv/csv-rows.ts';
import { SHEET_LIMITS } from '#platform/server/spreadsheets/sheet-reading.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { reloadUntil } from '../support/reload-until.ts';

const at = (path: string) => `/clients/${aubrac}/touchpoints/${path}`;

journey(
  'visitor pages are accessible, use the visitor’s language and work without scripts [TP-06] [TP-10] [GEN-01]',
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      locale: 'nb-NO',
      viewport: { width: 390, height: 844 },
    });
    const visitor = await context.newPage();
    for (const [path, text] of [
      ['/s/1001/nothing-here', 'Fant ikke siden'],
      ['/s/1001/advent', 'åpner'],
      ['/p/1001/cocotte-en-fonte-18-cm?lang=de', 'Gusseiserner Bräter'],
    ] as const) {
      await visitor.goto(path);
      await expect(visitor.getByText(text).first()).toBeVisible();
    }
    await visitor.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr');
    const places = visitor.getByRole('search');
    await places.getByRole('textbox').fill('Lyon');
    await places.getByRole('button').first().click();
    await expect(visitor.getByText(/km/).first()).toBeVisible();
    // The brand's form, addressed to the nearest store.
    await expect(visitor.locator('.ask-box form input[name="shop"]').first()).toBeChecked();
    await visitor.goto('/s/1001/nothing-here');
    await visitor.getByRole('link', { name: 'Finn en butikk' }).click();
    await expect(visitor.getByRole('heading', { name: /Maison Aubrac/ })).toBeVisible();
    await context.close();

    const reader = await browser.newContext(baseURL ? { baseURL } : {});
    const page = await reader.newPage();
    for (const path of [
      '/s/1001/nothing-here',
      '/s/1001/advent',
      '/s/1001/salon-lyon',
      '/p/1001',
      '/p/1001/cocotte-en-fonte-18-cm?near=Lyon',
    ]) {
      const stores = path.includes('near=') && page.waitForResponse(/\/locations\?/);
      await page.goto(path);
      if (stores) await page.locator('summary.go-btn').click();
      await stores;
      // A list that is being searched again is pale.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await hasNoViolations(page, path);
    }
    await reader.close();
  },
);

journey(
  'quantities are imported from a file: a wrong line is reported, and the corrected file is applied [TP-08] [TP-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('import'));
    await page.getByRole('button', { name: 'Export quantities' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const file = await (await downloading).createReadStream();
    const rows = csvRows([(await buffer(file)).toString('utf8')], SHEET_LIMITS);
    const [header = [], first = [], second = []] = [...rows].map(({ cells }) => cells);
    const column = header.findIndex((word) => /quantity/i.test(word));
    const bring = async (...lines: string[][]) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'quantities.csv',
          mimeType: 'text/csv',
          buffer: await buffer(
            writeSheet({ format: 'csv', title: '', header, rows: lines, reader: 'en' }),
          ),
        });
    const withQuantity = (line: string[], quantity: string) => line.with(column, quantity);

    await bring(withQuantity(first, '4711'), withQuantity(second, 'ca. 5000'));
    const suffix = second[header.indexOf('Short URL')]?.split('/').at(-1) ?? '';
    await expect(page.getByRole('row', { name: /is not a (whole )?number/ })).toContainText(suffix);
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
    await bring(withQuantity(first, '4711'));
    await expect(page.getByRole('table', { name: 'Changes' })).toContainText('4,711');
    await page.getByRole('button', { name: 'Continue with 1 line' }).click();
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(page.getByRole('link', { name: 'Show the touchpoints' })).toBeVisible();
    await reloadUntil(
      () => openScreen(page, at('list?f.quantity=equals:4711')),
      async () => (await page.getByRole('row').count()) === 2,
    );
  },
);

journey(
  'a dead code is fixed in one step and then redirects [TP-06]',
  async ({ signedInAs, request }) => {
    const page = await signedInAs('Solveig', at('dead-codes'));
    await page
      .getByRole('row', { name: /catalogue-2019/ })
      .getByRole('button', { name: /Fix/ })
      .click();
    await page.getByRole('radio', { name: 'Create a touchpoint for a URL' }).check();
    await page.getByLabel('Destination').fill('https://maison-aubrac.example/fr/catalogue');
    await page.getByRole('button', { name: 'Create touchpoint' }).click();
    await expect(page.getByText('Touchpoint created for “catalogue-2019”')).toBeVisible();
    await expect(page.getByRole('row', { name: /catalogue-2019/ })).toHaveCount(0);
    const answer = await request.get('/s/1001/Catalogue-2019', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  },
);

journey(
  'the picture of a product leaves the shops beside it their room [TP-10]',
  async ({ page }) => {
    await page.goto('/p/1001/cocotte-en-fonte-18-cm');
    const edge = async (part: string, side: 'left' | 'right') =>
      page.locator(part).evaluate((shown, end) => shown.getBoundingClientRect()[end], side);
    for (const width of [800, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await edge('.stage', 'right'), `at ${width}`).toBeLessThanOrEqual(
        await edge('#shops', 'left'),
      );
    }
  },
);
