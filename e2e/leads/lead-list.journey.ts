import { hasNoViolations } from '../house/accessible.ts';
import { aubrac, expect, journey } from '../house/journey.ts';

const list = `/clients/${aubrac}/platform/leads`;

journey(
  'leads are narrowed by form, view and words, tagged together and the tags taken back [LEAD-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await hasNoViolations(page, 'the list of leads');
    await page.getByRole('button', { name: 'Form: All forms' }).click();
    await page.getByRole('menuitem', { name: 'Devis atelier et fonte' }).click();
    await expect(page).toHaveURL(/form=/);
    await page.getByRole('link', { name: /^Converted/ }).click();
    await expect(page).toHaveURL(/view=converted/);
    await expect(rows.nth(1)).toContainText('Converted');
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add').fill('Journey');
    await dialog.getByLabel('Add').press('Enter');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('1 lead changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back for 1 lead.')).toBeVisible();
  },
);

journey(
  'what a colleague does with a lead shows by itself, and the bell leads to its page [LEAD-01] [NAV-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?view=new`);
    const { items } = (await (
      await page.request.get(`/gtr-api/lead-generation/clients/${aubrac}/leads?view=new`)
    ).json()) as { items: { id: string; formId: string }[] };
    const [lead] = items;
    if (!lead) throw new Error('the demo has no new lead');
    const row = page.locator(`a[href*="${lead.id}"]`);
    await expect(row).toBeVisible();
    await page.request.put(
      `/gtr-api/lead-generation/forms/${lead.formId}/leads/${lead.id}/status`,
      { data: { action: 'lose', reason: 'other' } },
    );
    await expect(row).toHaveCount(0);
    await page.request.put(
      `/gtr-api/lead-generation/forms/${lead.formId}/leads/${lead.id}/status`,
      { data: { action: 'undo' } },
    );
    await expect(row).toBeVisible();
    await page.goto(`${list}?lead=${lead.id}`);
    await expect(page).toHaveURL(new RegExp(`/platform/leads/${lead.id}`));
  },
);

journey(
  'on a phone a name is cut only where there is no room for it [LEAD-01] [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${list}?q=Kermarrec`);
    const name = page.locator('main [data-text="Capucine K"]').first();
    await expect(name).toBeAttached();
    expect(await name.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  },
);
