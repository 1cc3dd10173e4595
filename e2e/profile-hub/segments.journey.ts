import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const list = `/clients/${aubrac}/profilehub/contacts/segments`;

journey(
  'a segment is built with a live count, named, edited, deleted and restored [PH-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    await page.getByRole('button', { name: 'New segment' }).first().click();
    await expect(page.getByText(/^temp-\d{8}$/)).toBeVisible();
    const choose = async (label: string, option: string) => {
      const field = page
        .getByRole('textbox', { name: label })
        .or(page.getByRole('combobox', { name: label }));
      await field.last().focus();
      await page.keyboard.type(option);
      const found = page.getByRole('option', { name: option, exact: true });
      const highlighted = found.and(page.locator('[data-combobox-selected]'));
      await expect(found).toBeVisible();
      for (let presses = 0; presses < 20 && (await highlighted.count()) === 0; presses += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(found).toHaveCount(0);
    };
    await choose('Criterion or event', 'Country');
    await choose('Value of Country', 'Norway');
    await expect(page.getByText('Contacts in Norway.')).toBeVisible();
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
    await expect(page.getByText('Contacts in Norway.')).toBeVisible();

    await page.goto(list);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
    await page.keyboard.press('Enter');
    await expect(row).toContainText(`${name} again`);
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  },
);

journey(
  'whom the rules on the screen fit is listed before they are saved, a contact leads back there, and where a segment is used is a link [PH-02] [PH-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const make = async (data: object) => {
      const answer = await page.request.post('/api/node/segment/segments', {
        data: { brandId: '1001', saved: true, ...data },
      });
      return ((await answer.json()) as { id: string }).id;
    };
    const norway = { field: 'country', operator: 'is', value: 'NO' };
    const inside = `Inside ${Date.now()}`;
    const outside = `Outside ${Date.now()}`;
    const id = await make({ name: inside, rules: { condition: 'and', filters: [norway] } });
    const uses = { field: '@segment', operator: 'is', value: id };
    await make({ name: outside, rules: { condition: 'and', filters: [uses] } });
    await openScreen(page, `${list}/${id}`);

    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await expect(tab(/^Rules/)).toHaveAccessibleName(/1/);
    await tab(/^Rules/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=contacts/);
    await expect(tab(/^Contacts/)).toBeFocused();
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    await expect(rows.nth(1)).toContainText('NO');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Remove the rule Country' }).press('Enter');
    await tab(/^Contacts/).click();
    await expect(page.getByText('Save the rules to change or export')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('cell', { name: /\bFR$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();

    await rows.nth(1).getByRole('link').first().click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expect(page.locator('[data-place]')).toHaveText(/^1\sof/);
    await page.getByRole('link', { name: inside }).first().click();
    await expect(page).toHaveURL(new RegExp(`${id}\\?tab=contacts`));

    await tab(/^Used in/).click();
    await page.reload();
    await expect(tab(/^Used in/)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: outside }).click();
    await expect(page.getByRole('heading', { name: outside })).toBeVisible();
  },
);

journey(
  'a contact is removed from a static segment and restored by undo [PH-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const found = await page.request.post('/api/ph/searchProfiles', {
      data: { brandId: '1001', limit: 2 },
    });
    const { items } = (await found.json()) as { items: { id: string }[] };
    const made = await page.request.post('/api/node/segment/segments', {
      data: { brandId: '1001', saved: true, kind: 'static', name: `By hand ${Date.now()}` },
    });
    const { id } = (await made.json()) as { id: string };
    await page.request.post(`/api/node/segment/segments/${id}/members`, {
      data: { brandId: '1001', action: 'add', which: { ids: items.map((one) => one.id) } },
    });
    await openScreen(page, `${list}/${id}`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(3);
    await rows.nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remove from segment' }).click();
    await expect(page.getByText('1 contact removed.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
  },
);
