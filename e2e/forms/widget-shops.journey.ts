import { expect, journey } from '../support/journey.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

journey(
  'a visitor who shares their position sees the stores nearby, sorted by distance, with the nearest selected [FORM-08]',
  async ({ page, context, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address });
    await context.grantPermissions(['geolocation'], { origin: site.origin });
    await context.setGeolocation({ latitude: 47.99912, longitude: 7.84213 });
    const shopRequest = page.waitForRequest((request) => request.url().includes('latitude='));
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'In meiner Nähe' }).click();
    // The position is rounded to about 100 metres, for privacy.
    expect(new URL((await shopRequest).url()).searchParams.get('latitude')).toBe('47.999');
    await expect(page.getByRole('radio').first()).toBeChecked();
    const distances = await page.locator('.distance').allTextContents();
    const kilometres = distances.map((text) => Number.parseFloat(text.replace(',', '.')));
    expect(kilometres.length).toBeGreaterThan(1);
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));

    // After another search, the position is not where the request is from.
    const nearby = (await page.getByRole('radio').first().getAttribute('value')) ?? '';
    await page.getByRole('searchbox', { name: 'Postleitzahl oder Ort' }).fill('10115');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).not.toHaveAttribute('value', nearby);
    await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
    await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().click();
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Friederike');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Schwarzenbach');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('f.schwarzenbach@gastro.example');
    const sent = page.waitForRequest((request) => request.url().endsWith('/leads'));
    await page.locator('.due').click();
    expect((await sent).postDataJSON()).not.toHaveProperty('position');
    await context.clearPermissions();
    site.close();
  },
);

journey(
  'the editor’s section about stores opens their step, marks them and shows them on their map [FORM-03] [FORM-07]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address, secondStep: 'phone' });
    const draft = await (
      await page.request.get(`/gtr-api/lead-generation/public/forms/${site.formId}?locale=de`)
    ).json();
    await page.goto(site.origin);
    await page.locator('comptoir-form').evaluate((shown, form) => {
      shown.setAttribute('preview', '');
      shown.setAttribute('highlight', 'phone');
      Object.assign(shown, { draft: form });
    }, draft);
    await expect(page.locator('.touched')).toHaveAttribute('data-key', 'phone');
    await page.locator('comptoir-form').evaluate((shown) => {
      shown.setAttribute('highlight', 'shop');
    });
    await expect(page.locator('.touched')).toHaveAttribute('data-key', 'shop');
    await expect(page.getByText('Schritt 1 von 2')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Geschäfte auf der Karte' })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    // The place that the preview searched, and all of the stores, none cut.
    await expect(page.getByRole('searchbox')).toHaveValue(/^\d+ \S/);
    const cut = await page
      .locator('.results')
      .evaluate((results) => results.scrollHeight - results.clientHeight);
    expect(cut).toBe(0);
    site.close();
  },
);
