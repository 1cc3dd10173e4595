import type { Page } from '@playwright/test';
import { aubrac, expect, journey, person } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { choose, list, manage, twoShops } from './made-user.ts';

const PASSWORD = 'seks kniver i blokken';

async function fillGeneral(page: Page, given: { first: string; last: string; email: string }) {
  await page.getByLabel('First name').fill(given.first);
  await page.getByLabel('Last name').fill(given.last);
  await page.getByLabel('Email').fill(given.email);
  await page.getByRole('radio', { name: 'Store owner' }).check();
}

async function linkInMailbox(page: Page, email: string): Promise<string> {
  await page.goto('/mailbox');
  const mail = page.getByRole('row').filter({ hasText: email }).getByRole('link').first();
  await reloadUntil(
    () => page.reload(),
    () => mail.isVisible(),
  );
  await mail.click();
  const link = await page.locator('a[href*="set-password"]').first().getAttribute('href');
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

journey(
  'an admin creates a store owner in four steps; the new user is invited and sees only the assigned modules [USR-02] [USR-06] [USR-07]',
  async ({ signedInAs, browser, suite }) => {
    const email = 'aslaug.nord@kjokken.example';
    const page = await signedInAs('Solveig', list);
    const [north = '', south = ''] = await twoShops(page, 'USR2');
    await page.getByRole('link', { name: 'New user' }).click();

    await fillGeneral(page, { first: 'Nobody', last: 'Yet', email: 'nobody@' });
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Keep draft' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Nobody');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);

    await fillGeneral(page, { first: 'Aslaug', last: 'Nord', email: person('Ottilie').email });
    await page.getByRole('button', { name: 'Next: Associations' }).click();
    await expect(page.getByText('This email is already used for another account.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Next: Associations' }).click();

    await expect(page.getByRole('heading', { name: /Which brands, groups/ })).toBeVisible();
    await page.getByRole('button', { name: 'Next: Default module' }).click();
    await expect(page.getByText('choose at least one')).toBeVisible();
    await choose(page, north);
    await choose(page, south);
    await expect(page.getByText('through 2 single locations')).toBeVisible();
    await page.getByRole('button', { name: 'Back: General information' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Aslaug');
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Next: Associations' }).click();
    await expect(page.getByText('through 2 single locations')).toBeVisible();
    await page.getByRole('button', { name: 'Next: Default module' }).click();

    await page.getByRole('checkbox', { name: /^Communication/ }).uncheck();
    await expect(page.getByRole('combobox', { name: 'Default module' })).toHaveValue('Platform');
    await page.getByRole('button', { name: 'Next: Summary' }).click();
    await expect(page.getByText('2 locations through 2 single locations')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What will be created' })).toContainText(email);
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await expect(page.getByText(`Invitation to ${email} created`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to users' }).click();
    await page.getByRole('searchbox', { name: 'Name, email, location' }).fill('Aslaug');
    await expect(page.getByRole('row', { name: /Aslaug Nord/ })).toContainText('Invited');

    const path = await linkInMailbox(page, email);
    const theirs = await browser.newContext({ baseURL: suite.address });
    const other = await theirs.newPage();
    await other.goto(path);
    await other.getByLabel('New password').fill(PASSWORD);
    await other.getByLabel('Repeat the password').fill(PASSWORD);
    await other.getByRole('button', { name: 'Set password' }).click();
    await expect(other.getByText('Password saved.')).toBeVisible();
    await theirs.request.post('/api/user/auth', { data: { username: email, password: PASSWORD } });
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Platform' })).toBeVisible();
    for (const hidden of ['Communication', 'Settings'])
      await expect(other.getByRole('banner').getByRole('link', { name: hidden })).toBeHidden();
    const users = await theirs.request.get(`/gtr-core/users?clientId=${aubrac}`);
    expect(users.status()).toBe(403);
    await theirs.close();
  },
);

journey(
  'the wizard is walked with the keyboard alone [USR-02] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await twoShops(page, 'KEYS');
    await page.goto(manage);
    await page.getByLabel('First name').focus();
    for (const text of ['Kari', 'Tastatur', 'kari.tastatur@kjokken.example']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Store owner' })).toBeChecked();
    await page.getByLabel('First name').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Which brands, groups/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kjøkken KEYS Nord');
    await expect(page.getByRole('treeitem', { name: 'Kjøkken KEYS Nord' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tree')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(page.getByText('through 1 single location')).toBeVisible();
    await page.getByRole('button', { name: 'Next: Default module' }).press('Enter');
    await expect(
      page.getByRole('heading', { name: /Which menu items does Kari need/ }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Next: Summary' }).press('Enter');
    await page.getByRole('button', { name: 'Create and invite' }).press('Enter');
    await expect(
      page.getByText('Invitation to kari.tastatur@kjokken.example created'),
    ).toBeVisible();
  },
);

journey(
  'the first click on a role counts after an invalid email: the error does not move the pressed element [USR-02] [PRO-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, manage);
    for (const name of ['Store owner', 'Brand user']) {
      await page.getByLabel('Email').fill('');
      await page.getByLabel('Email').pressSequentially('not an email');
      const role = page.getByText(name, { exact: true });
      const box = await role.boundingBox();
      if (!box) throw new Error(`${name} is not on the screen`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      // Longer than any frame, like a real finger.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
      );
      expect(await role.boundingBox()).toEqual(box);
      await page.mouse.up();
      await expect(page.getByRole('radio', { name })).toBeChecked();
      await expect(page.getByText('Enter a valid email', { exact: false })).toBeVisible();
    }
  },
);
