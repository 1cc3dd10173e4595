import { hasNoViolations } from '../support/accessible.ts';
import { expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { list, makeUser } from './made-user.ts';

journey(
  'an opened user leads to its neighbours in the list, and back to it as it was left [USR-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?f.role=any-of:brand_admin,brand_user`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText(/^1\sof \d+$/)).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    const next = page.getByRole('button', { name: 'Next in the list' });
    await next.click();
    await expect(page.getByText(/^2\sof \d+$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await expect(next).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/f\.role=any-of/);
  },
);

journey(
  'an admin resends an invitation from the list with one key, deactivates several users at once, and a refused change names the user [USR-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await makeUser(page, { first: 'Ragnhild', email: 'ragnhild@kjokken.example' });
    await page.goto(`${list}?q=Ragnhild`);
    const row = page.getByRole('row', { name: /Ragnhild Journey/ });
    await row.focus();
    await page.keyboard.press('r');
    await expect(page.getByText('Invitation to ragnhild@kjokken.example created')).toBeVisible();

    await makeUser(page, { first: 'Hallvard', email: 'hallvard@kjokken.example' });
    await page.goto(`${list}?q=kjokken.example`);
    for (const name of ['Ragnhild Journey', 'Hallvard Journey'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate 2 users' }).click();
    for (const name of [/Ragnhild Journey/, /Hallvard Journey/])
      await expect(page.getByRole('row', { name })).toContainText('Deactivated');

    await page.goto(`${list}?f.role=any-of:brand_admin`);
    await page.getByRole('checkbox', { name: 'Select Solveig Haugen' }).check();
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate 1 user' }).click();
    const dialog = page.getByRole('dialog', { name: '1 user was not changed' });
    await expect(dialog).toContainText('Solveig Haugen');
    await expect(dialog).toContainText('You cannot deactivate yourself');
  },
);

journey('the menu of a row is accessible [USR-01] [GEN-06]', async ({ page, signedInAs }) => {
  await signedInAs('Solveig');
  await openScreen(page, `${list}?q=Ottilie`);
  await page.getByRole('button', { name: /^Actions for Ott/ }).click();
  // Menus overlay the page and are outside of its landmarks.
  await hasNoViolations(page, 'the menu of a row', { without: ['region'] });
});

journey(
  'a super admin finds users of all clients, adds one to a client and acts as them with a reason [SUP-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id } = await makeUser(page, { first: 'Synnøve', email: 'synnove@kjokken.example' });
    await signedInAs('Camille', `/super-admin/users/${id}`);
    await page.getByRole('button', { name: 'Add to a client' }).click();
    const adding = page.getByRole('dialog', { name: 'Assign another client to Synnøve Journey' });
    await adding.getByRole('combobox', { name: 'Client' }).click();
    await adding.getByRole('option', { name: 'Atelier Nasbinals' }).click();
    await adding.getByRole('radio', { name: 'Brand user' }).check();
    await adding.getByRole('button', { name: 'Add to a client' }).click();
    await expect(page.getByRole('link', { name: 'Atelier Nasbinals' })).toBeVisible();

    await page.goto('/super-admin/users?q=Ottilie');
    await page.getByRole('link', { name: /Messerschmidt/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Messerschmidt');
    await hasNoViolations(page, 'a user of all clients');
    await page.getByRole('button', { name: 'Act as…' }).click();
    await page.getByRole('button', { name: 'Act as Ott' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('Reason').fill('A journey looks at what she sees');
    await page.getByRole('button', { name: 'Act as Ott' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
