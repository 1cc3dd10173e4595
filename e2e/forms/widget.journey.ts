import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { mockCaptchaProvider } from './brand-site/captcha-providers.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

const PHONE = { width: 390, height: 844 };

journey(
  'a visitor of a brand’s own page sends a request to a nearby shop, by keyboard, on a phone, under a strict CSP [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address });
    await page.setViewportSize(PHONE);
    await page.goto(`${site.origin}/cocotte?v=019a8000-0001-7000-8000-00000000beef`);
    await expect(page.getByRole('heading', { name: 'Beim Fachhändler anfragen' })).toBeVisible();

    const place = page.getByRole('searchbox', { name: 'Postleitzahl oder Ort' });
    await place.fill('79098');
    await place.press('Enter');
    const shops = page.getByRole('radio');
    await expect(shops.first()).toBeChecked();
    await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
    await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Auf der Karte anzeigen' }).click();
    await expect(
      page.getByRole('group', { name: 'Geschäfte auf der Karte' }).getByRole('button'),
    ).not.toHaveCount(0);
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Friederike');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('f.schwarzenbach');
    const send = page.locator('.due');
    await send.focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await hasNoViolations(page, 'the widget with faults');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Schwarzenbach');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('f.schwarzenbach@gastro.example');
    await page.getByRole('combobox', { name: 'Anlass' }).selectOption('work');
    await page.getByRole('textbox', { name: 'Name der Einrichtung' }).fill('Kantine am Münster');
    await page.getByLabel('Küchenplan').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByRole('button', { name: 'plan.pdf entfernen' })).toBeVisible();
    const arrived = page.waitForResponse(
      (answer) => answer.url().endsWith('/leads') && answer.request().method() === 'POST',
    );
    await send.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    const lead = await arrived;
    expect(lead.status()).toBe(201);
    expect(lead.request().postDataJSON()).toMatchObject({
      locale: 'de',
      visitId: '019a8000-0001-7000-8000-00000000beef',
      answers: { firstname: 'Friederike', company: 'Kantine am Münster', consent_email: false },
    });
    const dataLayer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    expect(dataLayer).toContain('comptoir-form:sent');
    expect(dataLayer).not.toMatch(/Friederike|gastro/);
    site.close();
  },
);

journey(
  'typed input survives a network failure, is sent after reconnecting, and creates one request [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address, attributes: 'sku="none"' });
    const refused = Promise.withResolvers<void>();
    const isShops = /\/locations\?/;
    await page.route(
      isShops,
      async (route) => {
        await refused.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(site.origin);
    const placeField = page.getByRole('searchbox', { name: 'Postleitzahl oder Ort' });
    await page.getByRole('button', { name: 'In meiner Nähe' }).click();
    await expect(page.getByText('Standortbestimmung')).toBeVisible();
    // The stores before any search, which arrive after it, leave the message in place.
    const listed = page.waitForResponse(isShops);
    refused.resolve();
    await (await listed).finished();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('Standortbestimmung')).toBeVisible();
    await placeField.fill('79098');
    await placeField.press('Enter');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
    await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().click();
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Friederike');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Schwarzenbach');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('f@gastro.example');
    // The request arrives, and its answer is lost on the way back.
    const leads = new Set<string>();
    await page.route('**/leads', async (route) => {
      const answer = await route.fetch();
      if (answer.status() === 201) leads.add((await answer.json()).id);
      await route.abort();
    });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByText('Keine Verbindung.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Friederike');
    await expect(page.getByRole('radio')).toBeChecked();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByText('Keine Verbindung.')).toBeVisible();
    await page.unroute('**/leads');
    const taken = page.waitForResponse((answer) => answer.status() === 201);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Ihre Anfrage' })).toBeFocused();
    expect([...leads]).toEqual([(await (await taken).json()).id]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    site.close();
  },
);

journey(
  'an unauthorized page shows a refusal, and the editor’s draft is rendered as a preview that sends nothing [FORM-07] [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address, isAuthorized: false });
    await page.goto(site.origin);
    await expect(page.getByRole('alert')).toHaveText(
      'Dieses Formular darf auf dieser Seite nicht angezeigt werden.',
    );
    const draft = await (
      await page.request.get(`/gtr-api/lead-generation/public/forms/${site.formId}?locale=de`)
    ).json();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('comptoir-form').evaluate(
      (shown, form) => {
        shown.setAttribute('preview', '');
        shown.setAttribute('highlight', 'phone');
        Object.assign(shown, { draft: form });
      },
      {
        ...draft,
        fields: draft.fields.filter(({ key }: { key: string }) => key === 'phone'),
        settings: { ...draft.settings, located: false, product: false },
        texts: { ...draft.texts, 'static.title': 'Noch nicht gespeichert' },
      },
    );
    await expect(page.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible();
    await expect(page.getByText('Vorschau: Es wird nichts gesendet.')).toBeVisible();
    await expect(page.locator('.touched')).toHaveAttribute('data-key', 'phone');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.getByRole('textbox', { name: 'Telefon' }).fill('0761 1234567');
    await page.locator('.due').click();
    await expect(page.locator('.due')).toBeEnabled();
    await expect(page.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible();
    expect(sent).toBe(0);
    site.close();
  },
);

journey(
  'a long form goes by steps, and the script of a captcha provider comes only where the form names it [FORM-02] [FORM-08]',
  async ({ page, suite }) => {
    const arrived: unknown[] = [];
    // The real provider would not know the made-up token, so the call is mocked.
    await page.route('**/leads', (route) => {
      arrived.push(route.request().postDataJSON());
      return route.fulfill({
        status: 201,
        json: { id: '019a8000-0009-7000-8000-000000000001', location: null },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const provider = await mockCaptchaProvider(page, 'hcaptcha');
    const site = await formOnSite(page.request, {
      suite: suite.address,
      alsoScripts: provider.origin,
      secondStep: 'firstname',
      settings: { captcha: 'hcaptcha', captchaSiteKey: 'site-key', located: false },
    });
    await page.goto(site.origin);
    await expect(page.getByText('Schritt 1 von 2')).toBeVisible();
    await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
    await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Schritt 2 von 2')).toBeVisible();
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByRole('button', { name: /^Brotmesser.* entfernen$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Friederike');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Schwarzenbach');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('f@gastro.example');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByText('dass Sie kein Roboter sind')).toBeVisible();
    await page.getByText('Ich bin ein Mensch').click();
    await page.locator('.due').click();
    await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist verschickt' })).toBeFocused();
    expect(arrived).toMatchObject([{ captcha: 'hcaptcha de 1' }]);
    site.close();
  },
);
