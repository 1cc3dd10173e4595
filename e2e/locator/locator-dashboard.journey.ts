import { firstFound } from '../screens/first-found.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { reloadUntil } from '../support/reload-until.ts';

const DASHBOARD = `/clients/${aubrac}/platform/locator/dashboard`;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

journey(
  'visitor clicks appear in the funnel of the dashboard, which names our own records as their source [LOC-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const slug = `journey-${Date.now().toString(36)}`;
    const created = await page.request.post(`/gtr-api/locator/clients/${aubrac}/locators`, {
      data: { name: 'Journey stores', slug },
    });
    expect(created.status()).toBe(201);
    const store = await firstFound(`/gtr-core/clients/${aubrac}/locations`)(page.request);
    const sent = await page.request.post(`/gtr-api/locator/public/locators/${slug}/hits`, {
      headers: { 'user-agent': BROWSER },
      data: {
        hits: [
          { kind: 'shown', locationIds: [store] },
          { kind: 'directions', locationId: store },
          { kind: 'call', locationId: store },
        ],
      },
    });
    expect(sent.status()).toBe(204);
    const sums = page.getByRole('row', { name: /^All stores/ }).getByRole('cell');
    await reloadUntil(
      () => openScreen(page, `${DASHBOARD}?locator=${slug}`),
      async () => (await sums.allInnerTexts()).join() === '1,0,2,0,0,0',
    );
    await expect(page.getByText(/From Comptoir’s own records/)).toBeVisible();

    await page.getByRole('radiogroup', { name: 'Period' }).getByText('Last month').click();
    await expect(page).toHaveURL(/period=last-month/);
    await expect(page.getByText('No data available').first()).toBeVisible();
    await page.goBack();
    await openScreen(page, `${DASHBOARD}?locator=${slug}&period=day`);
    await expect(page.getByLabel('Day', { exact: true })).toBeVisible();

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /csv/ }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^locator-dashboard_\d{8}\.csv$/);
  },
);

journey(
  'a pasted key that is not a service account key is rejected at its field [LOC-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const slug = `key-${Date.now().toString(36)}`;
    await page.request.post(`/gtr-api/locator/clients/${aubrac}/locators`, {
      data: { name: 'Key stores', slug },
    });
    await openScreen(page, `${DASHBOARD}?locator=${slug}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Connect Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search Console and GA4' });
    await dialog.getByLabel(/Service account key/).fill('{ "type": "authorized_user" }');
    await dialog.getByRole('button', { name: 'Save key' }).click();
    await expect(dialog.getByText(/This is not a service account key/)).toBeVisible();
  },
);
