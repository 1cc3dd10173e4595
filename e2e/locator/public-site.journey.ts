import type { BrowserContextOptions, Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';

const SITE = '/l/revendeurs-fr';
const PHONE = { width: 390, height: 844 };

journey(
  'stores are found, filtered and opened without scripts, on a phone and in another language [LOC-06] [GEN-01]',
  async ({ browser, baseURL }) => {
    const visitor = await pageOf({ javaScriptEnabled: false, viewport: PHONE, locale: 'fr-FR' });
    await visitor.goto(SITE);
    await visitor.getByRole('searchbox').fill('Rodez');
    await visitor.getByRole('button', { name: 'Chercher' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Rodez');
    await expect(visitor.getByText(/km/).first()).toBeVisible();
    // The brand's links are behind a button on a phone, and open without a script too.
    const link = visitor.locator('.header-links a').first();
    await expect(link).toBeHidden();
    await visitor.locator('.menu-button').click();
    await expect(link).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await visitor.locator('.filter-services summary').click();
    await visitor.locator('.filter-services').getByRole('checkbox').first().check();
    await visitor.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(visitor).toHaveURL(/has=/);
    await visitor.locator('.store-name a').first().click();
    await expect(visitor.getByRole('heading', { name: 'Horaires', exact: true })).toBeVisible();
    await expect(visitor.locator('form[action^="/f/"]')).toBeVisible();
    await visitor.goto(`${SITE}/de?q=Lyon`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Geschäfte');
    await visitor.context().close();

    async function pageOf(options: BrowserContextOptions): Promise<Page> {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      return context.newPage();
    }
  },
);

journey(
  'the script suggests places, loads results without a page load, and every public page is accessible [LOC-06] [GEN-06]',
  async ({ page }) => {
    await page.goto(SITE);
    await hasNoViolations(page, 'start');
    const search = page.getByRole('combobox');
    await search.fill('Rodez');
    await page.getByRole('option', { name: /Rodez/ }).first().waitFor();
    await search.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await search.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await search.press('Enter');
    await expect(page.locator('.store-item').first()).toBeVisible();
    await expect(page).toHaveURL(/q=/);
    await hasNoViolations(page, 'results');
    await page.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/open=1/);
    await page.goBack();
    await expect(page).not.toHaveURL(/open=1/);
    await expect(page.locator('.is-loading')).toHaveCount(0);
    // Types that do not fit beside the other filters are a menu, which names the chosen one.
    const kinds = page.locator('.filter-kinds');
    await kinds.locator('summary').click();
    await kinds.getByRole('radio').last().check();
    await expect(page).toHaveURL(/type=/);
    await expect(kinds.locator('summary')).toHaveText(
      (await kinds.locator('label').last().textContent()) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(kinds.getByRole('radio').last()).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(/type=/);
    await expect(page.locator('.is-loading')).toHaveCount(0);
    // The services stay open while one after the other is chosen.
    await page.locator('.filter-services summary').click();
    await hasNoViolations(page, 'results with their services');
    await page.locator('.filter-services').getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/has=/);
    await expect(page.locator('.filter-count')).toHaveText('1');
    await expect(page.locator('.filter-services').getByRole('checkbox').first()).toBeVisible();
    await page.goto(`${SITE}?q=Rodez`);
    await page.locator('.store-name a').first().click();
    await expect(page.locator('.location-page')).toBeVisible();
    await hasNoViolations(page, 'a store');
    await page.setViewportSize(PHONE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
);

journey(
  'the lead form of a store is checked and sent within its page, once [LOC-06] [FORM-08]',
  async ({ page }) => {
    await page.goto(`${SITE}?q=Rodez`);
    await page.locator('.store-name a').first().click();
    const address = page.url();
    const form = page.locator('.store-form');
    await form.locator('form').evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.locator('.go-btn').first().click();
    // The error appears at its field, and the page stays.
    await expect(form.getByRole('alert')).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await hasNoViolations(page, 'a store with faults in its form');
  },
);
