import { aubrac, expect, journey } from '../house/journey.ts';

const list = `/clients/${aubrac}/profilehub/contacts/segments`;

journey(
  'a segment is built by keyboard, counted meanwhile, named, renamed, deleted and brought back [PH-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    await page.getByRole('button', { name: 'New segment' }).first().click();
    await expect(page.getByText(/^temp-\d{8}$/)).toBeVisible();
    const choose = async (label: string, words: string) => {
      const field = page
        .getByRole('textbox', { name: label })
        .or(page.getByRole('combobox', { name: label }));
      await field.last().focus();
      await page.keyboard.type(words);
      await page.getByRole('option', { name: words, exact: true }).click();
    };
    await choose('Criterion or event', 'Country');
    await choose('Value of Country', 'Norway');
    await expect(page.getByText('Country is Norway')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /contacts?$/ })).toHaveText(/^\d/);

    await page.getByRole('button', { name: 'Group', exact: true }).press('Enter');
    await expect(page.getByText('The unfinished rule is not counted.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toBeVisible();
    const name = `Norway ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();

    await page.getByRole('button', { name: 'Remove the rule Country' }).press('Enter');
    await expect(page.getByText('All contacts.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Country is Norway')).toBeVisible();

    await page.goto(list);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  },
);
