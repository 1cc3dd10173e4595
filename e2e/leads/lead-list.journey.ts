import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';

const list = `/clients/${aubrac}/platform/leads`;

journey(
  'leads are found by a name, filtered by form and view, and several are tagged at once and restored [LEAD-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await hasNoViolations(page, 'the list of leads');
    await page.getByRole('searchbox').fill('Kermarrec');
    await expect(page).toHaveURL(/q=Kermarrec/);
    await expect(rows.filter({ hasNotText: 'Kermarrec' })).toHaveCount(1);
    await expect(rows.nth(1)).toContainText('Capucine Kermarrec');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Form: All forms' }).click();
    await page.getByRole('menuitem', { name: 'Devis atelier et fonte' }).click();
    await expect(page).toHaveURL(/form=/);
    await page.getByRole('link', { name: /^Converted/ }).click();
    await expect(page).toHaveURL(/view=converted/);
    await expect(rows.nth(1)).toContainText('Converted');
    for (const index of [1, 2])
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .nth(index)
        .check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const added = dialog.getByRole('combobox', { name: 'Add' });
    await added.fill('Journey');
    await added.press('Enter');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('2 leads changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone for 2 leads')).toBeVisible();
  },
);

journey(
  'existing tags are suggested on request, and the suggestions do not open together with the dialog [LEAD-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    const leads = `/gtr-api/lead-generation/clients/${aubrac}/leads`;
    const { items } = await (await page.request.get(leads)).json();
    const { undoId } = await (
      await page.request.post(`${leads}/bulk`, {
        data: { which: { ids: [items[0].id] }, change: { action: 'tag', add: ['Journey'] } },
      })
    ).json();
    await page.reload();
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(2)
      .check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const added = dialog.getByRole('combobox', { name: 'Add' });
    const offered = dialog.getByRole('option', { name: 'Journey' });
    await expect(added).toBeFocused();
    await expect(added).toHaveAttribute('aria-expanded', 'false');
    await added.click();
    await expect(offered).toBeVisible();
    await added.press('Escape');
    await expect(offered).toHaveCount(0);
    await added.pressSequentially('jour');
    await offered.click();
    await expect(dialog.getByText('Journey', { exact: true })).toBeVisible();
    await added.pressSequentially(' ');
    await added.press('Tab');
    await expect(dialog.locator('.mantine-Pill-root')).toHaveCount(1);
    await added.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.request.post(`${leads}/bulk/undo`, { data: { undoId } });
  },
);

journey(
  'a lead changed elsewhere updates in the list automatically, and a link with its id opens its page [LEAD-01] [NAV-09]',
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
  'on a phone title and form share a line, the foot is one line, and a name is not cut [LEAD-01] [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    // The form filter is on the same line as the title and the footer has one line; the reminder button is with the
    // cards, not in the footer.
    const middleOf = async (part: ReturnType<typeof page.getByRole>) => {
      const box = await part.boundingBox();
      return box ? Math.round(box.y + box.height / 2) : 0;
    };
    const form = page.getByRole('button', { name: 'Form: All forms' });
    await expect(form).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    expect(Math.abs((await middleOf(form)) - (await middleOf(title)))).toBeLessThan(6);
    const foot = page.locator('[data-pager]');
    await expect(foot).toBeVisible();
    expect((await foot.boundingBox())?.height).toBeLessThan(64);
    await expect(foot.getByRole('button', { name: 'Remind the stores…' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remind the stores…' })).toBeVisible();
    await page.goto(`${list}?q=Kermarrec`);
    const name = page.getByRole('main').getByText('Capucine Kermarrec', { exact: true }).first();
    await expect(name).toBeVisible();
    const cut = await name.evaluate((text) => {
      let box: Element | null = text;
      while (box && getComputedStyle(box).overflow !== 'hidden') box = box.parentElement;
      return box && [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    });
    expect(cut).toEqual([0, 0]);
  },
);
