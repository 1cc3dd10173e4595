import { aubrac, expect, journey } from '../support/journey.ts';

const at = (path: string) => `/clients/${aubrac}/settings/${path}`;

/** Five lines, two of them wrong: one without a name, one with an unknown country. */
const FILE = [
  'code;name;city;country;latitude;longitude',
  'JRN-1;Journey Kitchen One;Bergen;NO;60.39;5.32',
  'JRN-2;;Bergen;NO;;',
  'JRN-3;Journey Kitchen Three;Atlantis;XX;;',
  'JRN-4;Journey Kitchen Four;Lyon;FR;45.76;4.84',
  'JRN-5;Journey Kitchen Five;Graz;AT;;',
].join('\n');

journey(
  'locations come from a file through its check, and wrong lines stay out [SUP-02] [GEN-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('locations/import'));
    await page.locator('input[type=file]').setInputFiles({
      name: 'journey-locations.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE),
    });
    await expect(page.getByRole('cell', { name: 'is not a country' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'is required' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with 3 lines' }).click();
    await page.getByRole('button', { name: 'Import 3 lines' }).click();
    await page.getByRole('link', { name: 'Show locations' }).click();
    await page.getByPlaceholder('Name, city, code').fill('Journey Kitchen');
    await expect(page.getByRole('link', { name: /Journey Kitchen/ })).toHaveCount(3);
    await expect(page.getByRole('link', { name: /Journey Kitchen Three/ })).toHaveCount(0);
  },
);

journey(
  'a location is added, invalid hours are marked at their field, and a second editor sees a conflict [SUP-02]',
  async ({ signedInAs, context }) => {
    const page = await signedInAs('Solveig', at('locations/new'));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Journey Counter');
    await page.getByRole('button', { name: 'Add location' }).click();
    // The required country is on another tab, which opens.
    await page.getByRole('combobox', { name: 'Country' }).fill('Norw');
    await page.getByRole('option', { name: 'Norway' }).click();
    await page.getByRole('button', { name: 'Add location' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journey Counter' })).toBeVisible();

    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('tab', { name: 'Contact' }).click();
    await second.getByRole('textbox', { name: 'Phone' }).fill('+47 22 00 00 00');

    await page.getByRole('tab', { name: 'Opening hours' }).click();
    await page.getByRole('button', { name: 'Enter opening hours' }).click();
    await page.getByRole('button', { name: 'Tuesday the same as Monday' }).click();
    await page.getByLabel('Tuesday, span 1, closes').fill('2');
    await page.getByLabel('Monday, span 1, closes').focus();
    await expect(page.getByText('until the next day')).toBeVisible();
    await page.getByLabel('Tuesday, span 1, closes').fill('late');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a time such as 09:30')).toBeVisible();
    await page.getByRole('button', { name: 'Add day' }).click();
    await page.getByRole('textbox', { name: 'Day', exact: true }).fill('25.12.2026');
    await page.getByRole('textbox', { name: 'Occasion (optional)' }).fill('Christmas');
    await page.getByLabel('Tuesday, span 1, closes').fill('17h30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Location saved')).toBeVisible();
    await expect(page.getByLabel('Tuesday, span 1, closes')).toHaveValue('17:30');

    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(/has changed this/)).toBeVisible();
    await second.getByRole('button', { name: 'See the other version' }).click();
    await expect(second.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await second.getByRole('button', { name: 'Use mine: Phone' }).click();
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Location saved')).toBeVisible();
    await second.reload();
    await expect(second.getByRole('textbox', { name: 'Phone' })).toHaveValue('+47 22 00 00 00');
    await second.getByRole('tab', { name: 'Opening hours' }).click();
    await expect(second.getByLabel('Tuesday, span 1, closes')).toHaveValue('17:30');
    await expect(second.getByRole('textbox', { name: 'Occasion (optional)' })).toHaveValue(
      'Christmas',
    );
  },
);

journey(
  'the second of two editors of a location’s representatives sees a conflict, and both additions are saved [SUP-02]',
  async ({ signedInAs, context }) => {
    const first = await signedInAs('Solveig', at('locations?q=AT-007'));
    await first.getByRole('link', { name: /AT-007/ }).click();
    await first.getByRole('tab', { name: 'Representatives' }).click();
    const second = await context.newPage();
    await second.goto(first.url());
    const choose = async (on: typeof first, name: string) => {
      await on.getByRole('combobox', { name: 'Add a representative' }).fill(name);
      await on.getByRole('option', { name: new RegExp(name) }).click();
    };
    const save = (on: typeof first) => on.getByRole('button', { name: 'Save' }).click();
    await choose(second, 'Hannelore');
    await choose(first, 'Annegret');
    await save(first);
    await expect(first.getByText('Location saved')).toBeVisible();
    await save(second);
    await expect(second.getByText(/has changed this/)).toBeVisible();
    await second.getByRole('button', { name: 'See the other version' }).click();
    await expect(second.getByRole('button', { name: /^Remove Annegret/ })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Use mine: Representatives' })).toBeVisible();
    await choose(second, 'Hannelore');
    await save(second);
    await expect(second.getByText('Location saved')).toBeVisible();
    await second.reload();
    await expect(second.getByRole('button', { name: /^Remove (Annegret|Hannelore)/ })).toHaveCount(
      2,
    );
  },
);

journey(
  'the list is taken along as a file, as it is narrowed [SUP-02] [GEN-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('locations?q=FR-009'));
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'As .csv' }).click();
    await expect(page.getByText('Export started.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  },
);

journey(
  'a location leads to its neighbours in the list it was opened from, and back to it [SUP-02]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('locations?f.code=starts-with:FR-00&sort=code'));
    await page.getByRole('link', { name: /FR-00/ }).first().click();
    await expect(page.getByText(/^1\sof \d+$/)).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const first = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Next in the list' }).click();
    await expect(page.getByText(/^2\sof \d+$/)).toBeVisible();
    await expect(title).not.toHaveText(first);
    await page.getByRole('main').getByRole('link', { name: 'Locations' }).click();
    await expect(page).toHaveURL(/f\.code=starts-with(?::|%3A)FR-00/);
  },
);

journey(
  'a product is added after an invalid GTIN is rejected, and is found by its SKU [SUP-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('products/new'));
    await page.getByLabel('SKU').fill('JRN-KNIFE-1');
    await page.getByLabel('GTIN').fill('4006381333932');
    await page.getByLabel('English').fill('Journey knife');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByText('with a valid check digit')).toBeVisible();
    await page.getByLabel('GTIN').fill('4006381333931');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journey knife' })).toBeVisible();
    await page.goto(at('products'));
    await page.getByPlaceholder('Name, SKU, GTIN').fill('JRN-KNIFE');
    await page.getByRole('link', { name: 'Journey knife' }).click();
    await expect(page.getByLabel('SKU')).toHaveValue('JRN-KNIFE-1');
  },
);

journey(
  'a super admin sees the locations of all clients and opens one in its client [SUP-02]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Camille', '/super-admin/locations?q=FR-00');
    await page.getByRole('link', { name: /FR-00/ }).first().click();
    await expect(page).toHaveURL(/\/clients\/[^/]+\/settings\/locations\//);
    await expect(page.getByText(/^1\sof \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next in the list' }).click();
    await expect(page.getByText(/^2\sof \d+$/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Locations' }).click();
    await expect(page).toHaveURL(/\/super-admin\/locations\?q=FR-00$/);
  },
);

journey(
  'a group is created from the title row, renamed and deleted in the menu of its row [SUP-02]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('locations/groups'));
    const dialog = page.getByRole('dialog');
    const rowOf = (name: string) => page.getByRole('row', { name });
    const act = async (name: string, action: string) => {
      await rowOf(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await page.getByRole('button', { name: 'New group' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Journey group');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(rowOf('Journey group').getByRole('cell', { name: '0' })).toHaveCount(2);

    await act('Journey group', 'Rename');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Journey circle');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(rowOf('Journey circle')).toBeVisible();

    await act('Journey circle', 'Delete');
    await dialog.getByRole('button', { name: 'Delete group' }).click();
    await expect(rowOf('Journey circle')).toHaveCount(0);
  },
);
