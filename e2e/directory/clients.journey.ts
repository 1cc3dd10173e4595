import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

journey(
  'a super admin creates a client, sets its modules and brand colour, archives it and restores it [SUP-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin/clients');
    await expect(page.getByRole('link', { name: 'Maison Aubrac' })).toBeVisible();
    await page.getByRole('link', { name: 'New client' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New client' })).toBeVisible();
    await hasNoViolations(page);

    await page.getByLabel('Name', { exact: true }).fill('Fjordkeramikk Ålesund');
    await expect(page.getByLabel('Identifier')).toHaveValue('fjordkeramikk-alesund');
    await button(page, 'Create client').click();
    // The brand id is missing: the error appears at its field and the other input stays.
    await expect(page.getByLabel('Brand ID')).toBeFocused();
    await page.getByLabel('Brand ID').fill('1001');
    await page.getByLabel('Communication', { exact: true }).uncheck();
    // Prefilled with the super admin's zone; searched by city and by zone name.
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue(/^UTC/);
    await zone.fill('oslo');
    await page
      .getByRole('option', { name: /^Europe\/Oslo · UTC\+0[12]:00 · Central European Time$/ })
      .click();
    await button(page, 'Create client').click();
    await expect(page.getByText('Another client already has the brand ID 1001')).toBeVisible();
    await page.getByLabel('Brand ID').fill('7001');
    await button(page, 'Create client').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Fjordkeramikk Ålesund' }),
    ).toBeVisible();

    await page.getByRole('tab', { name: 'Brand' }).click();
    await expect(zone).toHaveValue(/^Europe\/Oslo/);
    await page.getByLabel(/^Short URL base/).fill('fk.example');
    await page.getByLabel(/^Brand colour/).fill('#f5d76e');
    await expect(page.getByText(/too light/)).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByText(/contrast of .* at least/)).toBeVisible();
    await page.getByLabel(/^Brand colour/).fill('#1f4e3d');
    await button(page, 'Save').click();
    await expect(page.getByText('Client saved')).toBeVisible();
    await hasNoViolations(page);
    await page.reload();
    await expect(page.getByLabel(/^Short URL base/)).toHaveValue('fk.example');

    // Super admins have access to every client, with the modules of the client.
    await page.getByRole('link', { name: 'Open' }).click();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Touchpoints' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Communication' })).toHaveCount(0);
    await page.goBack();

    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Archive…' }).click();
    await expect(page.getByText('Archive Fjordkeramikk Ålesund?')).toBeVisible();
    await button(page, 'Archive Fjordkeramikk Ålesund').click();
    await expect(button(page, 'Restore')).toBeVisible();
    await page.goto('/super-admin/clients?view=archived');
    await page.getByRole('link', { name: 'Fjordkeramikk Ålesund' }).click();
    await button(page, 'Restore').click();
    await expect(button(page, 'More actions')).toBeVisible();
  },
);

journey(
  'the product lookup distinguishes a system that cannot be reached from an unknown product [SUP-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin/clients');
    await page.getByRole('link', { name: 'Atelier Nasbinals' }).click();
    await page.getByRole('tab', { name: 'Product lookup' }).click();
    await page.getByLabel('SKU').fill('no-such-product');
    await button(page, 'Look up').click();
    await expect(page.getByText('This product is unknown')).toBeVisible();

    await page.getByLabel('URL', { exact: true }).fill('https://127.0.0.1:1/p/{sku}');
    await button(page, 'Save').click();
    await expect(page.getByText('Product lookup saved')).toBeVisible();
    await page.getByLabel('SKU').fill('no-such-product');
    await button(page, 'Look up').click();
    await expect(page.getByText('The system could not be queried')).toBeVisible();
    await hasNoViolations(page);
  },
);

journey(
  'the second of two editors of a client sees a conflict, and no change is lost [SUP-01]',
  async ({ signedInAs, page: first }) => {
    await signedInAs('Camille', '/super-admin/clients');
    await first.getByRole('link', { name: 'Sørlandets Lin og Tekstil' }).click();
    await first.getByRole('tab', { name: 'Brand' }).click();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByLabel(/^Brand colour/).fill('#123d87');
    await button(second, 'Save').click();
    await expect(second.getByText('Client saved')).toBeVisible();

    await first.getByLabel(/^Short URL base/).fill('sl.example');
    await button(first, 'Save').click();
    await expect(first.getByText(/has changed this/)).toBeVisible();
    await expect(first.getByLabel(/^Short URL base/)).toHaveValue('sl.example');
    await button(first, 'See the other version').click();
    await expect(first.getByLabel(/^Brand colour/)).toHaveValue('#123d87');
    await button(first, 'Use mine: Short URL base').click();
    await button(first, 'Save').click();
    await expect(first.getByText('Client saved')).toBeVisible();
    await first.reload();
    await expect(first.getByLabel(/^Short URL base/)).toHaveValue('sl.example');
    await expect(first.getByLabel(/^Brand colour/)).toHaveValue('#123d87');
    await second.close();
  },
);
