import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;

journey(
  'a row is read ahead while the pointer rests on it, and its page shows its name before it arrives [GEN-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    let requestCount = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/ph/profile_id/**', async (route) => {
      requestCount += 1;
      await held;
      await route.continue();
    });
    await openScreen(page, at('profilehub/contacts'));
    const link = page.getByRole('row').getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.hover();
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const criteria = page.getByRole('heading', { level: 2, name: 'Criteria' });
    await expect(criteria).toHaveCount(0);
    release();
    await expect(criteria).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

journey(
  'a row is previewed beside its list by key, and so is the next; another key selects it [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('profilehub/contacts'));
    const rows = page.locator('tbody tr[data-row-id]');
    const nameOf = async (nth: number) =>
      (await rows.nth(nth).getByRole('link').first().textContent()) ?? '';
    const [first, second] = [await nameOf(0), await nameOf(1)];
    await rows.first().focus();
    await page.keyboard.press('Space');
    const peek = page.getByRole('dialog');
    await expect(peek.getByRole('heading', { name: first })).toBeVisible();
    await expect(peek).toContainText('Postal code');
    await page.keyboard.press('ArrowDown');
    await expect(peek.getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(peek).toHaveCount(0);
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  },
);

journey(
  'the header search starts the named action: a new form, an export of leads [NAV-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('profilehub/contacts'));
    const search = async (searchText: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(searchText);
      await expect(
        page.getByRole('option', { name: new RegExp(searchText, 'i') }).first(),
      ).toBeVisible();
      await page.keyboard.press('Enter');
    };
    await search('new form');
    await expect(page).toHaveURL(/platform\/forms$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await search('export leads');
    await expect(page).toHaveURL(/platform\/leads$/);
    await expect(page.getByRole('menuitem', { name: /csv/ })).toBeVisible();
  },
);

journey(
  'the header search says which kinds it could not search, and claims nothing before the answer [NAV-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    let isFailing = true;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/search?**', async (route) => {
      await held;
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({
        response,
        json: isFailing ? { groups: [], failed: ['contacts', 'leads'] } : body,
      });
    });
    await openScreen(page, at('profilehub/contacts'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sieglinde');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(/^Loading/);
    release();
    await expect(dialog).toContainText('Could not be searched: Contacts and Leads');
    await expect(dialog).not.toContainText('Nothing found');
    isFailing = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('option', { name: /sieglinde/i }).first()).toBeVisible();
    await expect(dialog).not.toContainText('Could not be searched');
  },
);
