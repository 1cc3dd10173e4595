import type { Page, Route } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

const LOCATIONS = '**/locations?**';
const placeOf = (page: Page) => page.getByRole('searchbox', { name: 'Postleitzahl oder Ort' });
const isSearch = (route: Route) => route.request().url().includes('words=');
const anyOrigin = { 'access-control-allow-origin': '*' };

journey(
  'a failed store search shows the reason, still requires a choice and can be retried [LEAD-13] [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address });
    let sent = 0;
    await page.route('**/leads', (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto(site.origin);
    const failures = [
      ['79098', (route: Route) => route.abort('internetdisconnected'), 'Keine Verbindung.'],
      [
        '79100',
        (route: Route) =>
          route.fulfill({
            status: 429,
            json: { code: 'TOO_MANY_REQUESTS' },
            headers: anyOrigin,
          }),
        'Zu viele Suchen in kurzer Zeit.',
      ],
      [
        '79102',
        (route: Route) => route.fulfill({ status: 500, json: {}, headers: anyOrigin }),
        'Die Suche nach Geschäften funktioniert im Moment nicht.',
      ],
    ] as const;
    for (const [searchText, fail, text] of failures) {
      await page.route(LOCATIONS, (route) => (isSearch(route) ? fail(route) : route.continue()));
      await placeOf(page).fill(searchText);
      await page.getByRole('button', { name: 'Suchen', exact: true }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('kein Geschäft gefunden')).toBeHidden();
      await page.locator('.due').click();
      await expect(page.getByRole('alert')).toContainText('Bitte wählen Sie ein Geschäft.');
      await page.unroute(LOCATIONS);
    }
    // Simulates a server that takes longer than the widget waits.
    await page.evaluate(() => {
      const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
      Object.assign(AbortSignal, { before: AbortSignal.timeout, timeout: () => late });
    });
    await placeOf(page).fill('79104');
    await expect(page.getByText('hat zu lange gedauert')).toBeVisible();
    await page.evaluate(() => {
      AbortSignal.timeout = Reflect.get(AbortSignal, 'before');
    });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByText('hat zu lange gedauert')).toBeHidden();
    expect(sent).toBe(0);
    site.close();
  },
);

journey(
  'stores are searched while a place is typed, and an answer that comes too late is dropped [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address });
    const early = Promise.withResolvers<void>();
    const requestedTexts: string[] = [];
    await page.route(LOCATIONS, async (route) => {
      const searchText = new URL(route.request().url()).searchParams.get('words');
      if (searchText) requestedTexts.push(searchText);
      if (searchText === '69001') await early.promise;
      return route.continue();
    });
    await page.goto(site.origin);
    const status = page.getByRole('status');
    await placeOf(page).pressSequentially('69001');
    await expect.poll(() => requestedTexts).toContain('69001');
    await expect(status.filter({ hasText: 'Geschäfte werden gesucht' })).toBeVisible();
    const answered = page.waitForResponse((answer) => answer.url().includes('words=69001'));
    await placeOf(page).fill('79098');
    await expect(status.filter({ hasText: '79098' })).toBeVisible();
    early.resolve();
    await (await answered).finished();
    await expect(status.filter({ hasText: '79098' })).toBeVisible();
    await expect(page.getByText(/69001/)).toHaveCount(0);
    expect(requestedTexts.filter((searchText) => searchText.length < 3)).toEqual([]);
    site.close();
  },
);

journey(
  'nothing moves under a finger: neither stores nor the robot check nor suggestions push the button [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, {
      suite: suite.address,
      settings: { captcha: 'proofOfWork' },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin);
    await expect(page.getByRole('checkbox').last()).toBeVisible();
    const top = () =>
      page.locator('.due').evaluate((due) => due.getBoundingClientRect().top + scrollY);
    // Lines of text are fractions of a pixel high, and less than half a pixel is not a movement.
    const stays = async () => expect(await top()).toBeCloseTo(before, 0);
    const before = await top();
    await placeOf(page).fill('79098');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await stays();
    await page.getByRole('combobox', { name: 'Produkt' }).fill('brotmesser');
    await page.getByRole('listbox').getByRole('option', { name: 'Brotmesser' }).first().waitFor();
    await stays();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ich bin kein Roboter')).toBeVisible();
    await stays();
    await page.route(LOCATIONS, (route) => route.abort());
    await placeOf(page).fill('79100');
    await expect(page.getByText('Keine Verbindung.')).toBeVisible();
    await stays();
    site.close();
  },
);

journey(
  'two widgets of one form on one page have names and requests of their own, and the summary names a missed consent [FORM-08]',
  async ({ page, suite }) => {
    const site = await formOnSite(page.request, { suite: suite.address, consentRequired: true });
    await page.goto(site.origin);
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Friederike');
    await page.locator('.due').click();
    await expect(page.getByRole('alert')).toContainText(/Ich .*: Bitte ausfüllen/);
    await page.evaluate(() => {
      const first = document.querySelector('comptoir-form');
      first?.after(first.cloneNode());
    });
    await expect(page.getByRole('form')).toHaveCount(2);
    const names = await page
      .getByRole('form')
      .evaluateAll((forms) => forms.map((form) => form.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(2);
    await expect(page.getByRole('textbox', { name: 'Vorname' }).nth(1)).toHaveValue('');
    site.close();
  },
);
