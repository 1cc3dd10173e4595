import type { Page } from '@playwright/test';
import { hasNoViolations } from '../house/accessible.ts';
import { askAgainUntil } from '../house/ask-again-until.ts';
import { aubrac, expect, journey, person } from '../house/journey.ts';
import { openScreen } from '../house/open-screen.ts';

const list = `/clients/${aubrac}/settings/list`;
const manage = `${list}/manage`;
const PASSWORD = 'seks kniver i blokken';

/** Two shops of the journey's own: what it gives away is nobody else's. */
async function twoShops(page: Page, code: string): Promise<string[]> {
  const names = [`Kjøkken ${code} Nord`, `Kjøkken ${code} Sør`];
  for (const [at, name] of names.entries()) {
    const made = await page.request.post(`/gtr-core/clients/${aubrac}/locations`, {
      data: { code: `${code}-${at}`, name, city: 'Bodø', country: 'NO' },
    });
    expect(made.status()).toBe(201);
  }
  return names;
}

async function fillGeneral(page: Page, given: { first: string; last: string; email: string }) {
  await page.getByLabel('First name').fill(given.first);
  await page.getByLabel('Last name').fill(given.last);
  await page.getByLabel('Email').fill(given.email);
  await page.getByRole('radio', { name: 'Store owner' }).check();
}

async function choose(page: Page, words: string) {
  await page.getByRole('searchbox', { name: /locations by name, city or code/ }).fill(words);
  await page.getByRole('treeitem', { name: words }).click();
}

/** A user is made by the call that the wizard makes; how the wizard does it has its own journey. */
async function makeUser(page: Page, given: { first: string; email: string }) {
  const [shop] = await twoShops(page, given.first);
  const found = await page.request.get('/api/sa/users-association.php', {
    params: { clientId: aubrac, words: shop ?? '' },
  });
  const { items } = (await found.json()) as { items: { kind: string; id: string }[] };
  const made = await page.request.post('/gtr-core/users', {
    data: {
      clientId: aubrac,
      firstName: given.first,
      lastName: 'Journey',
      email: given.email,
      defaultLocaleIsoCode: 'en',
      role: 'store_owner',
      associations: items.slice(0, 1).map(({ kind, id }) => ({ kind, id })),
      menus: ['platform/leads'],
      defaultModule: 'platform',
    },
  });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: string; version: number };
}

async function linkInMailbox(page: Page, email: string): Promise<string> {
  await page.goto('/mailbox');
  const mail = page.getByRole('row').filter({ hasText: email }).getByRole('link').first();
  await askAgainUntil(
    () => page.reload(),
    () => mail.isVisible(),
  );
  await mail.click();
  const link = await page.locator('a[href*="set-password"]').first().getAttribute('href');
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

journey(
  'an admin makes a store owner in four steps, who gets an invitation and sees only what was given [USR-02] [USR-06] [USR-07]',
  async ({ signedInAs, browser, house }) => {
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
    await expect(page.getByText(`Invitation to ${email} on its way`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to users' }).click();
    await page.getByRole('searchbox', { name: 'Name, email, location' }).fill('Aslaug');
    await expect(page.getByRole('row', { name: /Aslaug Nord/ })).toContainText('Invited');

    const path = await linkInMailbox(page, email);
    const theirs = await browser.newContext({ baseURL: house.address });
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
  'another role says what it keeps, takes and gives before it is saved; a lost default module is chosen anew [USR-03] [USR-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id } = await makeUser(page, { first: 'Torunn', email: 'torunn@kjokken.example' });
    await page.goto(`${manage}/${id}`);
    await page.getByRole('radio', { name: 'Brand user' }).check();
    const told = page.getByText('What changes with this role').locator('..');
    await expect(told).toContainText('Menu items kept: Leads.');
    await expect(told).toContainText('association stays but no longer limits');
    await page.getByRole('tab', { name: 'Default module and menus' }).click();
    await page.getByRole('checkbox', { name: 'Contacts' }).check();
    await page.getByRole('combobox', { name: 'Default module' }).click();
    await page.getByRole('option', { name: 'Profile Hub' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User saved')).toBeVisible();

    await page.goto(`${manage}/${id}`);
    await page.getByRole('radio', { name: 'Store owner' }).check();
    await expect(told).toContainText('Menu items lost: Contacts.');
    await expect(told).toContainText('The default module Profile Hub is not available');
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
  'an opened user leads to its neighbours in the list, and back to it as it was left [USR-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?f.role=any-of:brand_admin,brand_user`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    const next = page.getByRole('button', { name: 'Next in the list' });
    await next.click();
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await expect(next).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/f\.role=any-of/);
  },
);

journey(
  'the second of two editors is told who was first, and loses nothing [USR-03]',
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
    // What was taken over and saved is not held against what is typed next.
    await page.getByLabel('First name').fill('Torunn');
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await expect(page.getByText('Your version')).toBeHidden();
  },
);

journey(
  'an invitation is sent again from the list with one key; several users are changed at once and refusals are told by name [USR-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await makeUser(page, { first: 'Ragnhild', email: 'ragnhild@kjokken.example' });
    await page.goto(`${list}?q=Ragnhild`);
    const row = page.getByRole('row', { name: /Ragnhild Journey/ });
    await row.focus();
    await page.keyboard.press('r');
    await expect(page.getByText('Invitation to ragnhild@kjokken.example on its way')).toBeVisible();

    await page.goto(`${list}?f.role=any-of:brand_admin`);
    await page.getByRole('checkbox', { name: 'Select Solveig Haugen' }).check();
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate 1 user' }).click();
    const told = page.getByRole('dialog', { name: '1 user was not changed' });
    await expect(told).toContainText('Solveig Haugen');
    await expect(told).toContainText('You cannot deactivate yourself');
  },
);

journey(
  'the wizard is walked with the keyboard alone [USR-02] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await twoShops(page, 'KEYS');
    await page.goto(manage);
    await page.getByLabel('First name').focus();
    for (const words of ['Kari', 'Tastatur', 'kari.tastatur@kjokken.example']) {
      await page.keyboard.type(words);
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
      page.getByText('Invitation to kari.tastatur@kjokken.example on its way'),
    ).toBeVisible();
  },
);

journey('the menu of a row is accessible [USR-01] [GEN-06]', async ({ page, signedInAs }) => {
  await signedInAs('Solveig');
  await openScreen(page, `${list}?q=Ottilie`);
  await page.getByRole('button', { name: /^Actions for Ott/ }).click();
  // A menu lies over the page, outside of its landmarks.
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

journey(
  'after an invalid email the first click on a role counts: no error moves what is being pressed [USR-02] [PRO-03]',
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
      // As long as a finger stays down, and longer than any frame takes.
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
