import { aubrac, expect, journey } from '../support/journey.ts';
import { choose, list, makeUser, manage } from './made-user.ts';

journey(
  'a user is edited in the same parts, disabled and brought back [USR-03] [USR-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id } = await makeUser(page, { first: 'Vigdis', email: 'vigdis@kjokken.example' });
    await page.goto(`${manage}/${id}`);
    await page.getByLabel('Last name').fill('Sørensen');
    await page.getByRole('tab', { name: 'Associations' }).click();
    await choose(page, 'Kjøkken Vigdis Sør');
    await expect(page.getByText('2 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vigdis Sørensen');
    await expect(page.getByText('through 2 single locations')).toBeVisible();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
    await expect(page.getByRole('dialog')).toContainText('is signed out immediately');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate Vigdis' }).click();
    await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await page.goto(`${list}?view=disabled&q=Vigdis`);
    await expect(page.getByRole('row', { name: /Vigdis Sørensen/ })).toContainText('Deactivated');
    await page.getByRole('button', { name: 'Actions for Vigdis Sørensen' }).click();
    await page.getByRole('menuitem', { name: 'Reactivate' }).click();
    await expect(page.getByText('User reactivated: Vigdis')).toBeVisible();
  },
);

journey(
  'the editor shows what a new role retains and removes before saving, and requires a new default module if it is lost [USR-03] [USR-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id } = await makeUser(page, { first: 'Gunnhild', email: 'gunnhild@kjokken.example' });
    await page.goto(`${manage}/${id}`);
    await page.getByRole('radio', { name: 'Brand user' }).check();
    const roleChanges = page.getByText('What changes with this role').locator('..');
    await expect(roleChanges).toContainText('Menu items kept: Leads.');
    await expect(roleChanges).toContainText('association stays but no longer limits');
    await page.getByRole('tab', { name: 'Default module and menus' }).click();
    await page.getByRole('checkbox', { name: 'Contacts' }).check();
    await page.getByRole('combobox', { name: 'Default module' }).click();
    await page.getByRole('option', { name: 'Profile Hub' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User saved')).toBeVisible();

    await page.goto(`${manage}/${id}`);
    await page.getByRole('radio', { name: 'Store owner' }).check();
    await expect(roleChanges).toContainText('Menu items lost: Contacts.');
    await expect(roleChanges).toContainText('The default module Profile Hub is not available');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose where this person starts')).toBeVisible();
    await page.getByRole('combobox', { name: 'Default module' }).click();
    await page.getByRole('option', { name: 'Platform' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User saved')).toBeVisible();
    await page.goto(`${manage}/${id}`);
    await expect(page.getByRole('radio', { name: 'Store owner' })).toBeChecked();
  },
);

journey(
  'the second of two editors sees the name of the first, and no change is lost [USR-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id, version } = await makeUser(page, {
      first: 'Torunn',
      email: 'torunn@kjokken.example',
    });
    await page.goto(`${manage}/${id}`);
    await page.getByLabel('First name').fill('Torunn Marie');
    const first = await page.request.patch(`/gtr-core/users/${id}`, {
      data: { clientId: aubrac, version, lastName: 'Førstemann' },
    });
    expect(first.status()).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Solveig Haugen has changed this/)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Torunn Marie');
    await page.getByRole('button', { name: 'See the other version' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Førstemann');
    await expect(page.getByText('Your version')).toBeVisible();
    await page.getByRole('button', { name: 'Use mine: First name' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User saved')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torunn Marie Førstemann');
    // After taking over the other version and saving, further typing shows no conflict.
    await page.getByLabel('First name').fill('Torunn');
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await expect(page.getByText('Your version')).toBeHidden();
  },
);
