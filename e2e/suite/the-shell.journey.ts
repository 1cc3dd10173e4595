import { ALERT_TIMEOUT_MS } from '../../platform/contract/limits.ts';
import { aubrac, expect, journey, manufaktur, person } from '../support/journey.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;

journey(
  'the header has search, modules, notifications and the account menu [NAV-02]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('touchpoints/list'));
    const header = page.getByRole('banner');
    for (const name of ['Profile Hub', 'Communication', 'Touchpoints', 'Platform', 'Settings']) {
      await expect(header.getByRole('link', { name })).toBeVisible();
    }
    await expect(header.getByRole('link', { name: 'Touchpoints' })).toHaveAttribute(
      'aria-current',
      /.+/,
    );
    await page.getByRole('button', { name: /Account of Solveig/ }).click();
    for (const name of ['Profile', 'Password and sessions']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Password and sessions' })).toBeHidden();
  },
);

journey(
  'the client switch stays in the module where the other client has it [NAV-02]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('platform/leads'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Maison Aubrac/ })
      .click();
    await page.getByLabel('Find a client').fill('kuchen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/clients/${manufaktur}/platform/`));
  },
);

journey(
  'the dark scheme is saved and applied before the first paint [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('touchpoints/list'));
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    expect(await scheme()).toBe('light');
    await page.getByRole('button', { name: /Account of Solveig/ }).click();
    await page.getByText('Dark', { exact: true }).click();
    expect(await scheme()).toBe('dark');
    // The scripts are blocked, so the dark scheme must be set before the application loads.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await scheme()).toBe('dark');
    await page.unroute('**/assets/*.js');
  },
);

journey(
  'search opens with the keyboard, finds screens by name and goes there [NAV-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('touchpoints/list'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('messer');
    await expect(
      page.getByRole('option', { name: /^(Lars Messerschmitt|Lars-Ole)/ }),
    ).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('conver');
    await expect(page.getByRole('option', { name: /Conversion Platform/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(at('platform/conversion')));

    // A section of a screen can be found like the screen itself, and is highlighted in the menu.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('statist');
    await page.getByRole('option', { name: /Statistics/ }).click();
    await expect(page).toHaveURL(new RegExp(at('touchpoints/statistics')));
    await expect(
      page.locator('nav [aria-current="page"]', { hasText: 'Statistics' }),
    ).toBeVisible();
  },
);

journey(
  'a notification arrives without a reload and is marked as read [NAV-09]',
  async ({ signedInAs, suite }) => {
    const page = await signedInAs('Solveig');
    // Other journeys may have notified this user as well.
    await page.request.post('/api/notifications/read', { data: { all: true, clientId: aubrac } });
    await page.goto(at('touchpoints/list'));
    const bell = page.getByRole('button', { name: /Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 0 unread');
    await suite.ask({ kind: 'notify', userId: person('Solveig').id });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 0 unread');
  },
);

journey(
  'a long job shows its progress, survives a reload and reports its completion [GEN-10]',
  async ({ signedInAs, suite }) => {
    const page = await signedInAs('Solveig', at('touchpoints/list'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await suite.ask({ kind: 'start-work', userId: person('Solveig').id, total: 200 });
    await expect(page.getByRole('button', { name: 'Jobs in progress: 0%' })).toBeVisible();
    await suite.ask({ kind: 'step', step: 61 });
    await suite.ask({ kind: 'step', step: 122 });
    await expect(page.getByRole('button', { name: 'Jobs in progress: 61%' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Jobs in progress: 61%' }).click();
    await expect(page.getByText('122 of 200')).toBeVisible();
    await suite.ask({ kind: 'step', step: 'done' });
    await expect(page.getByText(/^Finished: /)).toBeVisible();
    await expect(page.getByRole('button', { name: /Jobs in progress/ })).toBeHidden();
  },
);

journey('an alert leaves after five seconds [GEN-07]', async ({ page, signedInAs }) => {
  await page.clock.install();
  await signedInAs('Lars', at('profile'));
  await page.getByLabel('Vorname').fill(`Lars-Ole ${Date.now()}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const alert = page.getByText('Profil gespeichert');
  await expect(alert).toBeVisible();
  await page.clock.fastForward(ALERT_TIMEOUT_MS);
  await expect(alert).toBeHidden();
});

journey(
  'a part of the application that does not arrive shows a retry page [GEN-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('touchpoints/list'));
    await page.route('**/assets/profile*', (route) => route.abort());
    await page.getByRole('button', { name: /Account of Solveig/ }).click();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'This part of Comptoir could not be loaded' }),
    ).toBeVisible();
    await page.unroute('**/assets/profile*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
  },
);

journey(
  'the retry page shows no bare keys beside it, whatever else did not arrive [GEN-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('profile'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
    for (const [word, elsewhere] of [
      ['Settings', at('profile')],
      ['Touchpoints', at('profile')],
    ] as const) {
      await page.goto(elsewhere);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: word }).click();
      await expect(
        page.getByRole('heading', { name: 'This part of Comptoir could not be loaded' }),
      ).toBeVisible();
      await expect(page.getByText(/\b\w+:?(?:menu|group)\.\w+/)).toHaveCount(0);
      await page.unroute('**/assets/*.js');
    }
  },
);

journey(
  'tabs that are out of view fade out at the edge of a phone, and the current one is whole [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Jean-Rémi', at('platform/configuration?tab=layers'));
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('tablist');
    await expect(row).toHaveAttribute('data-hides-end', '');
    await expect(row).not.toHaveAttribute('data-hides-start', '');
    await page.goto(at('platform/configuration?tab=access'));
    await expect(row).toHaveAttribute('data-hides-start', '');
    await expect(row.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  },
);
