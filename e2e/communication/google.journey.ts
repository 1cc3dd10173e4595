import type { Page } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';

const PATH = `/clients/${aubrac}/communication/settings/google`;

/** Follows a link of the local Google server. The return URL has no port in a journey. */
async function returnFromGoogle(page: Page, choice: 'Allow' | 'Cancel') {
  const link = page.getByRole('link', { name: choice });
  const back = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(`${back.pathname}${back.search}`);
}

journey(
  'an admin disconnects Google, denies and grants access, and the links are preserved [REV-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', PATH);
    const linked = page.getByRole('link', { name: /^Linked/ });
    await expect(linked).toBeVisible();
    const before = await linked.textContent();
    await page.getByRole('button', { name: 'Disconnect…' }).click();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('button', { name: 'Connect with Google' }).click();
    await returnFromGoogle(page, 'Cancel');
    await expect(page.getByText('Google did not grant access')).toBeVisible();
    await page.getByRole('button', { name: 'Connect with Google' }).click();
    await returnFromGoogle(page, 'Allow');
    await expect(page.getByText('Connected as avis@maison-aubrac.example')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(linked).toHaveText(before ?? '');
    await expect(page.getByText(/^373\sGoogle profiles$/)).toBeVisible();
  },
);

journey(
  'a suggestion is accepted, its link removed and restored, and another chosen by its name [REV-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${PATH}?view=proposed`);
    const views = page.getByRole('navigation', { name: 'Locations by link' });
    await expect(views.locator('[aria-current]')).toHaveText(/^Suggested/);
    const row = page.getByRole('listitem').filter({ hasText: 'Certain match' }).first();
    const name = (await row.getAttribute('data-location')) ?? '';
    await row.getByRole('button', { name: `Link: ${name}` }).click();
    await expect(page.getByText('1 location linked')).toBeVisible();

    await page.goto(`${PATH}?view=linked&q=${encodeURIComponent(name)}`);
    const remove = page.getByRole('button', { name: `Remove link: ${name}` });
    await expect(remove).not.toHaveCount(0);
    const count = await remove.count();
    await remove.first().click();
    await expect(remove).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Restore link' }).click();
    await expect(remove).toHaveCount(count);

    await remove.first().click();
    await expect(remove).toHaveCount(count - 1);
    await page.goto(`${PATH}?q=${encodeURIComponent(name)}`);
    await page
      .getByRole('button', { name: new RegExp(`^Choose .*: ${name}$`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('no such profile');
    await expect(dialog.getByText('No free Google profile found')).toBeVisible();
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('list').getByRole('button').first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1 location linked').first()).toBeVisible();
  },
);
