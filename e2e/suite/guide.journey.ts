import type { Page } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

journey(
  'the help in the header opens the page of the module, and from there the next page and the screen [BEY-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, `/clients/${aubrac}/platform/leads`);
    const help = page.getByRole('banner').getByRole('link', { name: 'Help' });
    await help.focus();
    await page.keyboard.press('Enter');
    await title(page, 'Leads');
    await expect(page).toHaveURL(/\/guide\/leads$/);
    const picture = page.getByRole('img', { name: /^The list of leads/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1_000);
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Answer a lead').click();
    await expect(page.getByRole('heading', { name: 'Answer a lead' })).toBeInViewport();
    await page.getByRole('link', { name: 'For retailers' }).last().click();
    await title(page, 'For retailers: answering a lead by link');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('guide conversion');
    await page.getByRole('option', { name: /Conversion/ }).click();
    await title(page, 'Conversion');
    await page.getByRole('link', { name: 'the conversion' }).click();
    await expect(page).toHaveURL(new RegExp(`/clients/${aubrac}/platform/conversion`));
  },
);

journey(
  'an empty list links to the guide, which every user reads without rights, in French or English [BEY-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await page.route(/\/clients\/[^/]+\/forms(\?|$)/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), items: [], total: 0 },
      });
    });
    await openScreen(page, `/clients/${aubrac}/platform/forms`);
    await page.getByRole('link', { name: 'How it works' }).click();
    await title(page, 'Forms');
    await expect(page.getByText(/available in English and French/)).toHaveCount(0);

    await page.context().clearCookies();
    await signedInAs('Camille', '/guide/users-and-more');
    await title(page, 'Page not found');
    await page.goto('/guide');
    await title(page, 'First steps');

    await page.context().clearCookies();
    await signedInAs('Jean-Rémi', '/guide/leads');
    await expect(page.getByRole('heading', { name: 'Répondre à un lead' })).toBeVisible();

    await page.context().clearCookies();
    await signedInAs('Ottilie', '/guide/leads');
    await expect(page.getByText('Sie lesen die englische Fassung.')).toBeVisible();
    await expect(page.locator('article[lang=en]')).toContainText('A lead is a person');
  },
);
