import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const at = (path: string) => `/clients/${aubrac}/profilehub/${path}`;

journey(
  'a segment is exported with chosen criteria behind a password, and its file is fetched [PH-14] [GEN-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('export'));
    const count = page.getByText(/^[\d,]+\scontacts will be exported\.$/);
    await expect(count).toBeVisible();
    const all = (await count.textContent()) ?? '';
    await page.getByRole('radio', { name: 'A segment' }).click();
    await page.getByRole('combobox', { name: 'Segment' }).click();
    await page.getByRole('option', { name: 'Salon de Lyon' }).click();
    await expect(count).not.toHaveText(all);

    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('button', { name: /^Export \d+ contacts/ }).click();
    await expect(page.getByText('Select at least one criterion')).toBeVisible();
    const criteria = page.getByRole('group', { name: 'Criteria, in this order' });
    const boxes = criteria.getByRole('checkbox');
    await criteria.getByRole('checkbox', { name: 'First name' }).check();
    await criteria.getByRole('checkbox', { name: 'Last name' }).check();
    await criteria.getByRole('checkbox', { name: 'Last name' }).press('Alt+ArrowUp');
    await expect(boxes.nth(1)).toHaveAccessibleName('Last name');

    await page.getByRole('checkbox', { name: 'Protect with a password' }).check();
    await page.getByLabel('Password of the file').fill('short');
    await page.getByRole('button', { name: /^Export \d+ contacts/ }).click();
    await expect(page.getByText('at least 12 characters').last()).toBeVisible();
    await page.getByLabel('Password of the file').fill('une poêle en fonte');
    await page.getByRole('button', { name: /^Export \d+ contacts/ }).click();
    const last = page.getByRole('complementary', { name: 'Latest exports' });
    await expect(last.getByText('Salon de Lyon')).toBeVisible();
    await expect(last.getByText(/Password-protected/)).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await last.getByRole('button', { name: /export_\d{8}\.zip/ }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^export_\d{8}\.zip$/);
  },
);

journey(
  'the dashboard shows its figures as charts and tables, and each leads to its contacts [PH-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('dashboard'));
    const ages = page.getByRole('region', { name: 'Age' });
    await ages.getByRole('button', { name: /table/i }).click();
    await expect(ages.getByRole('row', { name: /35–44/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Norway' })).toHaveAttribute(
      'href',
      `${at('contacts')}?f.country=any-of:NO`,
    );
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /csv/ }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^dashboard_\d{8}\.csv$/);
    await page.getByRole('link', { name: 'Cutlers’ club' }).click();
    await expect(page).toHaveURL(/contacts\?f\.consent=any-of:club_des_couteliers/);
  },
);

journey(
  'months and unknown values link to their contacts by keyboard, and the period survives reload and back navigation [PH-01] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('dashboard'));
    await page.getByText('24 months').click();
    await expect(page).toHaveURL(/months=24/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '24 months' })).toBeChecked();
    const months = page.getByRole('group', { name: /Contacts per month/ }).getByRole('link');
    await expect(months).toHaveCount(24);
    await months.last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(months.nth(22)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/contacts\?f\.created=between:\d{4}-\d\d-01,\d{4}-\d\d-\d\d$/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: '24 months' })).toBeChecked();
    for (const [name, slug] of [
      ['Age', 'birthdate'],
      ['Gender', 'gender'],
      ['Country', 'country'],
    ] as const)
      await expect(
        page.getByRole('region', { name }).getByRole('link', { name: 'Not known' }),
      ).toHaveAttribute('href', `${at('contacts')}?f.missing=any-of:${slug}`);
    await page
      .getByRole('region', { name: 'Age' })
      .getByRole('link', { name: 'Not known' })
      .press('Enter');
    await expect(page.getByText('Not known').first()).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

journey(
  'a brand without contacts is led to the import [PH-01] [GEN-09]',
  async ({ signedInAs }) => {
    const brulerie = '019a8000-0001-7000-8000-000000000003';
    const page = await signedInAs('Solveig');
    await openScreen(page, `/clients/${brulerie}/profilehub/dashboard`);
    await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Import contacts' })).toHaveAttribute(
      'href',
      `/clients/${brulerie}/profilehub/import`,
    );
  },
);
