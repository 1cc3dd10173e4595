import { aubrac, expect, journey } from '../support/journey.ts';

const at = (path: string) => `/clients/${aubrac}/profilehub/${path}`;

journey(
  'a campaign is mapped: an answer gets its option with one press, the mapping is saved by keyboard and its answers become criteria [PH-15] [PH-16]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('criteria-mapping'));
    await page.getByRole('link', { name: /Surveys/ }).click();
    const criteria = Promise.withResolvers<void>();
    await page.route('**/mapping_criterias?**', async (route) => {
      await criteria.promise;
      return route.continue();
    });
    const mappingRequest = page.waitForRequest('**/mapping_criterias?**');
    await page.getByRole('link', { name: 'Küchengewohnheiten' }).click();
    await mappingRequest;
    // Without the criteria, neither state nor actions are shown.
    await expect(page.getByRole('button', { name: 'Match by name' })).toHaveCount(0);
    criteria.resolve();
    await page.getByRole('button', { name: 'Match by name' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    const household = page.getByRole('listitem').filter({ hasText: 'Für wie viele Personen' });
    await household.getByRole('button', { name: /^Answers to/ }).click();
    await household.getByRole('combobox', { name: /^Criterion for/ }).click();
    await page.getByRole('option', { name: 'Cooks for' }).click();
    await expect(household.getByText('4 of 4 answers')).toBeVisible();
    await expect(page.getByText(/contacts get new values/)).toBeVisible();
    const save = page.getByRole('button', { name: /^Save mapping/ });
    // While the change is being saved there is nothing else to save.
    await expect(save).toBeEnabled();
    await page.keyboard.press('Control+s');
    await expect(save).toHaveCount(0);
    await page.getByRole('link', { name: 'Surveys' }).click();
    await page.getByRole('link', { name: /^Assigned/ }).click();
    await expect(page.getByRole('row', { name: /Küchengewohnheiten/ })).toContainText('Incomplete');
  },
);

journey(
  'a criterion is created with options and changed, and a duplicate label is rejected at its field [PH-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('criteria/create'));
    await page.getByRole('textbox', { name: 'Label' }).fill('Prénom');
    await page.getByRole('radio', { name: 'Single choice' }).check();
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByLabel('Option 1').fill('Gas');
    await page.keyboard.press('Enter');
    await page.getByLabel('Option 2').fill('Induction');
    const create = page.getByRole('button', { name: 'Create criterion' });
    await create.click();
    await expect(page.getByText(/already called “Prénom”/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Label' }).fill('Cooks with');
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cooks with');
    await expect(page.getByText('cooks_with')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('button', { name: 'Move “Induction” up' }).click();
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    // The message after creating is the same, so the hidden save button is checked first.
    await expect(save).toBeHidden();
    await expect(page.getByText('“Cooks with” saved').last()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Option 1')).toHaveValue('Induction');
  },
);

journey(
  'a standard criterion opens a read-only page that shows its type, how many contacts have it and what uses it, and links to its contacts [PH-07] [PH-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const name = `Women ${Date.now()}`;
    const filters = [{ field: 'gender', operator: 'is', value: 'female' }];
    const segment = await page.request.post('/api/node/segment/segments', {
      data: { brandId: '1001', saved: true, name, rules: { condition: 'and', filters } },
    });
    expect(segment.ok(), await segment.text()).toBe(true);
    await page.goto(at('criteria'));
    await page.getByRole('link', { name: 'Gender' }).click();
    await expect(page).toHaveURL(/criteria\/standard\/gender$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gender');
    await expect(page.getByText('Single choice')).toHaveCount(1);
    const read = async (path: string) => (await page.request.get(`/api/ph/${path}`)).json();
    const { filled, contacts } = await read('custom_criterias/filled?brandId=1001');
    const figure = (value: number) => value.toLocaleString('en');
    expect(filled.gender).toBeGreaterThan(0);
    await expect(page.getByText(figure(filled.gender), { exact: true })).toBeVisible();
    await expect(page.getByText(`% of ${figure(contacts)}`)).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show contacts' }).click();
    await expect(page).toHaveURL(/f\.missing=none-of:gender/);
    await page.goto(at('criteria/standard/nonsense'));
    await expect(page.getByText('This criterion does not exist')).toBeVisible();
  },
);
