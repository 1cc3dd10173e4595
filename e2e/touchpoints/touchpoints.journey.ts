import { readFile } from 'node:fs/promises';
import { decodeQrCode } from '../support/decode-qr-code.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { reloadUntil } from '../support/reload-until.ts';

const at = (path: string) => `/clients/${aubrac}/touchpoints/${path}`;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

journey(
  'a short URL is made in two steps, its code is downloaded and read, its scan is counted; a configuration comes and goes [TP-02] [TP-03] [TP-05] [TP-06]',
  async ({ signedInAs, request }) => {
    const page = await signedInAs('Solveig', at('list'));
    await page.getByRole('link', { name: 'New touchpoint' }).last().click();
    await page.getByRole('link', { name: /Any URL/ }).click();
    await page.getByLabel('Destination').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(
      page.getByText('must start with https://, http:// or {host}').first(),
    ).toBeVisible();
    await page.getByLabel('Destination').fill('https://maison-aubrac.example/fr/journee-2026');
    await expect(page.getByRole('button', { name: 'journee-2026' })).toBeVisible();
    await page.getByLabel('Suffix').fill('GARANTIE');
    await expect(
      page.getByText('Short URL must not be used by another Touchpoint').first(),
    ).toBeVisible();
    await page.getByLabel('Suffix').fill('journee');
    await expect(page.getByText('This short URL is free.')).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('region', { name: 'What will be created' })).toHaveText(
      /1\stouchpoint.*1\sQR code/,
    );
    await page.getByLabel('Description').fill('Journey poster');
    await page.getByLabel('Quantity').fill('200');
    await page.getByRole('button', { name: 'Create touchpoint' }).click();
    await page.getByRole('link', { name: 'Open QR code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /journee/ })).toBeVisible();

    await page.getByText('PNG', { exact: true }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download PNG/ }).click();
    const file = await (await downloaded).path();
    const decoded = await decodeQrCode(await readFile(file));
    expect(decoded).toBe('https://ma.example/journee?q');

    // The brand's host name does not resolve in a test, so the request goes to the app with that host header.
    const { pathname, search } = new URL(decoded);
    const answer = await request.get(`${pathname}${search}`, {
      headers: { host: 'ma.example', 'user-agent': PHONE },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('https://maison-aubrac.example/fr/journee-2026');
    const scans = page
      .getByRole('row', { name: /journee/ })
      .getByRole('cell', { name: '1', exact: true });
    await reloadUntil(
      () => openScreen(page, at('list?q=journee')),
      () => scans.isVisible(),
    );

    await page.goto(at('new-configuration'));
    await page.getByLabel(/^Name/).fill('Posters');
    await page.getByRole('button', { name: 'Create configuration' }).click();
    await expect(page.getByText('Configuration “Posters” saved')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete configuration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete configuration' }).click();
    await expect(page.getByText('Configuration “Posters” deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: /Posters/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Posters/ })).toBeVisible();
  },
);

journey(
  'touchpoints for products are created in three steps; invalid references show the reason and can be corrected [TP-02] [TP-04] [TP-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('creation'));
    await page.getByRole('link', { name: /Products/ }).click();
    await page.getByLabel('References').fill('AUB-COC-20, AUB-COC-18\n3760123 AUB-OFF-1O');
    await page.getByRole('button', { name: 'Lookup' }).click();
    await expect(page.getByRole('heading', { name: /of 4 references/ })).toBeVisible();
    await expect(page.getByText('Already has a touchpoint: ma.example/')).toBeVisible();
    await expect(page.getByText('A GTIN has 8, 12, 13 or 14')).toBeVisible();
    await page.getByRole('button', { name: /^Use AUB-OFF-10/ }).click();
    await expect(page.getByRole('heading', { name: '2 of 4 references' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Create 2 touchpoints' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '2 touchpoints created' }),
    ).toBeVisible();
    // Nobody has scanned them yet, but they are the first two of the list.
    await page.getByRole('link', { name: 'Go to list' }).click();
    const rows = page.getByRole('row');
    await rows
      .nth(1)
      .or(rows.nth(2))
      .getByRole('link', { name: /couteau/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /couteau/ })).toBeVisible();
  },
);

journey(
  'QR codes of several touchpoints are downloaded as one archive, and a deletion can be undone [TP-01] [TP-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('list?view=custom'));
    for (const name of ['garantie', 'recettes'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check();
    await page.getByRole('button', { name: 'Download QR codes' }).click();
    await page.getByRole('button', { name: 'Create archive' }).click();
    // A short job may finish before its start message can be read.
    await expect(page.getByText(/Preparing the archive\.|Finished: /)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);

    await page.goto(at('list?q=atelier'));
    await page
      .getByRole('row', { name: /ma\.example\/atelier/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
      /^ma\.example\/atelier.*\d\sscans?$/,
    );
    await page.getByRole('button', { name: 'Delete 1 touchpoint' }).click();
    await expect(page.getByRole('row', { name: /ma\.example\/atelier/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /ma\.example\/atelier/ })).toHaveCount(1);
  },
);

journey(
  'an end date is set in bulk, never in the past, and undone; the list updates after a job [TP-01] [TP-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('list?view=custom'));
    await page.setViewportSize({ width: 1920, height: 1000 });
    const rows = ['carte-cadeau', 'garantie'].map((suffix) =>
      page.getByRole('row', { name: new RegExp(`ma\\.example/${suffix}`) }),
    );
    for (const row of rows) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set end date' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last day').fill('2020-01-31');
    await dialog.getByRole('button', { name: 'Set end date' }).click();
    await expect(dialog.getByText('This day is in the past.')).toBeVisible();
    await dialog.getByLabel('Last day').fill('2036-01-31');
    await dialog.getByLabel('Last day').press('Enter');
    await expect(dialog.getByText('This day is in the past.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Set end date' }).click();
    await expect(dialog).toHaveCount(0);
    for (const row of rows) await expect(row.getByText(/Jan\s36/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Earlier end dates restored for 2 touchpoints')).toBeVisible();
    for (const row of rows) await expect(row.getByText(/Jan\s36/)).toHaveCount(0);

    await page.goto(at('list?view=product'));
    const product = page.getByRole('row').nth(1);
    await product.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Refresh landing pages' }).click();
    await expect(page.getByText(/^Finished: /)).toBeVisible();
    await expect(page.getByText('Building…')).toHaveCount(0);
  },
);
