import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';

const VISIT = '019a8000-0001-7000-8000-00000000beef';

journey(
  'the plain form of a landing page becomes the widget and preserves the typed input and the visit [TP-10] [FORM-08]',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const script = Promise.withResolvers<void>();
    await page.route('**/comptoir-form.js', async (route) => {
      await script.promise;
      return route.continue();
    });
    const sent: unknown[] = [];
    await page.route('**/leads', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: { id: 'one', location: null } });
    });
    await page.goto(`/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon&v=${VISIT}`, {
      waitUntil: 'domcontentloaded',
    });
    const plain = page.locator('comptoir-form > form');
    // Until it is opened, the form is a message and a button, and its script is not loaded.
    const message = plain.locator('> textarea');
    await expect(message).toHaveValue(/Cocotte/);
    await expect(plain.locator('[name="a.firstname"]')).toBeHidden();
    const landedAt = await plain.locator('[name=landed]').inputValue();
    await message.fill('Avez-vous la cocotte ?');
    await plain.locator('details[data-script] > summary').click();
    await plain.locator('[name="a.firstname"]').fill('Amélie');
    await plain.locator('[name="a.email"]').fill('amelie@example.org');
    await plain.locator('[name="a.lastname"]').pressSequentially('Dpont');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    script.resolve();
    const lastname = page.getByRole('textbox', { name: 'Nom', exact: true });
    await expect(plain).toHaveCount(0);
    await expect(lastname).toBeFocused();
    await page.keyboard.type('u');
    await expect(lastname).toHaveValue('Dupont');
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Amélie');
    await expect(page.getByRole('textbox').nth(0)).toHaveValue('Avez-vous la cocotte ?');
    await expect(page.getByRole('radio').first()).toBeChecked();
    // The page has the only place search; the form follows it and keeps the input.
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    // The page lists the stores: the form shows the chosen one and folds the others.
    await expect(page.getByRole('radio')).toHaveCount(1);
    await page.getByText('Choisir un autre magasin').click();
    await expect(page.getByRole('radio').nth(2)).toBeAttached();
    const inLyon = await page.getByRole('radio').first().getAttribute('value');
    await page.locator('#shops .place > summary').click();
    await page.locator('#near').fill('Nantes');
    await page.keyboard.press('Enter');
    await expect(page.locator('#shops .place > summary')).toContainText('Nantes');
    await expect(page.getByRole('radio').first()).not.toHaveAttribute('value', inLyon ?? '');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(lastname).toHaveValue('Dupont');
    // The button names the store that receives the request.
    const store = await page.locator('.shop:has(:checked) .name').textContent();
    await expect(page.locator('.due')).toHaveText(`Demander à ${store}`);
    await hasNoViolations(page, 'a landing page with the widget');
    await page.locator('.due').click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toMatchObject([
      {
        visitId: VISIT,
        // When the page was opened, not the form.
        landedAt,
        locale: 'fr',
        answers: {
          firstname: 'Amélie',
          lastname: 'Dupont',
          email: 'amelie@example.org',
          message: 'Avez-vous la cocotte ?',
        },
        skus: [expect.any(String)],
        locationId: expect.any(String),
      },
    ]);
  },
);

journey(
  'a place that is searched before the form is opened changes its store and keeps the message [TP-10] [FORM-08]',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon');
    const form = page.locator('comptoir-form > form');
    const button = form.locator('details[data-script] > summary');
    const inLyon = (await button.textContent()) ?? '';
    await form.locator('> textarea').fill('Bonjour, en bleu ?');
    const landedAt = await form.locator('[name=landed]').inputValue();
    await page.locator('#shops .place > summary').click();
    await page.locator('#near').fill('Nantes');
    await page.keyboard.press('Enter');
    await expect(button).not.toHaveText(inLyon);
    await expect(form.locator('> textarea')).toHaveValue('Bonjour, en bleu ?');
    await expect(form.locator('[name=landed]')).toHaveValue(landedAt);
    await hasNoViolations(page, 'a landing page with a folded form');
    // The map is one press away on a phone.
    await expect(page.locator('#shops .map')).toBeHidden();
    await page.locator('#shops .on-map > summary').click();
    await expect(page.locator('#shops .map')).toBeVisible();
    await button.click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('textbox').nth(0)).toHaveValue('Bonjour, en bleu ?');
  },
);

journey(
  'a form that is opened while a place is searched keeps its input, and gets the stores there [TP-10] [FORM-08]',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = Promise.withResolvers<void>();
    const script = Promise.withResolvers<void>();
    await page.route(/near=Nantes/, async (route) => {
      await found.promise;
      return route.continue();
    });
    await page.route('**/comptoir-form.js', async (route) => {
      await script.promise;
      return route.continue();
    });
    await page.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon', {
      waitUntil: 'domcontentloaded',
    });
    const plain = page.locator('comptoir-form > form');
    const firstname = plain.locator('[name="a.firstname"]');
    const inLyon = (await plain.locator('[name=shop]:checked').inputValue()) ?? '';
    const place = page.locator('#shops .place > summary');
    await place.click();
    await page.locator('#near').fill('Nantes');
    await page.keyboard.press('Enter');
    await plain.locator('details[data-script] > summary').click();
    await firstname.fill('Amélie');
    found.resolve();
    await expect(place).toContainText('Nantes');
    await expect(firstname).toBeFocused();
    await expect(firstname).toHaveValue('Amélie');
    // The same once the form is open and its script still under way.
    await place.click();
    await page.locator('#near').fill('Lille');
    await page.keyboard.press('Enter');
    await expect(place).toContainText('Lille');
    await expect(firstname).toHaveValue('Amélie');
    script.resolve();
    await expect(plain).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Amélie');
    await expect(page.getByRole('radio').first()).not.toHaveAttribute('value', inLyon);
    await expect(page.getByRole('radio').first()).toBeChecked();
  },
);

journey(
  'a visitor who opens the form with the keyboard goes on in it [TP-10] [FORM-08]',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon');
    const plain = page.locator('comptoir-form > form');
    await plain.locator('> textarea').focus();
    await page.keyboard.press('Tab');
    await expect(plain.locator('details[data-script] > summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(plain).toHaveCount(0);
    await expect(page.locator('comptoir-form form')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox').nth(0)).toBeFocused();
    await expect(page.getByRole('textbox').nth(0)).toHaveValue(/Cocotte/);
  },
);

journey(
  'where only the proxy sees the visitor, the form offers the stores there and the visitor chooses one [TP-10] [FORM-08]',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders({
      'cf-iplatitude': '45.76',
      'cf-iplongitude': '4.84',
      'cf-ipcity': 'Lyon',
    });
    const sent: unknown[] = [];
    await page.route('**/leads', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: { id: 'one', location: null } });
    });
    await page.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr');
    await expect(page.locator('#shops .place > summary')).toContainText('Lyon');
    const button = page.locator('comptoir-form details[data-script] > summary');
    await expect(button).not.toContainText('Demander à');
    await button.click();
    await expect(page.locator('comptoir-form > form')).toHaveCount(0);
    const radios = page.getByRole('radio');
    await expect(radios.nth(2)).toBeVisible();
    await expect(page.locator('.shop :checked')).toHaveCount(0);
    await expect(page.locator('.shop .distance').first()).toHaveText(/^≈/);
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Amélie');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dupont');
    await page.getByRole('textbox', { name: /mail/ }).fill('amelie@example.org');
    await page.locator('.due').click();
    // The fault leads to the stores that are listed, not to another search.
    await expect(radios.first()).toBeFocused();
    expect(sent).toEqual([]);
    await hasNoViolations(page, 'a landing page with a guessed place');
    const second = (await radios.nth(1).getAttribute('value')) ?? '';
    await radios.nth(1).check();
    // The list stays as it is, so that another store can be chosen as easily.
    await expect(radios.nth(2)).toBeVisible();
    await expect(page.locator('.due')).toContainText('Demander à');
    await page.locator('.due').click();
    await expect.poll(() => sent).toMatchObject([{ locationId: second }]);
  },
);

journey(
  'a press while stores are still searched sends the request to the named store once they are there [FORM-08] [LEAD-13]',
  async ({ page }) => {
    const stores = Promise.withResolvers<void>();
    await page.route('**/locations?**', async (route) => {
      await stores.promise;
      return route.continue();
    });
    const sent: { locationId: string }[] = [];
    await page.route('**/leads', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: { id: 'one', location: null } });
    });
    await page.goto('/p/1001/cocotte-en-fonte-18-cm?lang=fr&near=Lyon');
    await page.locator('comptoir-form > form details[data-script] > summary').click();
    await expect(page.locator('comptoir-form > form')).toHaveCount(0);
    // The page has chosen this store already.
    const chosen = page.getByRole('radio', { checked: true });
    const locationId = await chosen.getAttribute('value');
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Amélie');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dupont');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('amelie@example.org');
    await page.locator('.due').click();
    await expect(page.locator('[data-key=shop] .fault')).toBeVisible();
    stores.resolve();
    await expect.poll(() => sent).toMatchObject([{ locationId }]);
  },
);
