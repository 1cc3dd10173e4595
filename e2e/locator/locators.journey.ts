import { aubrac, expect, journey } from '../support/journey.ts';

const list = `/clients/${aubrac}/platform/locator/list`;

journey(
  'a locator is created from a name, published, publicly available, and deleted from the list [LOC-01] [LOC-02] [LOC-03] [LOC-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    await expect(page.getByRole('row').filter({ hasText: 'revendeurs-fr' })).toBeVisible();
    await page.getByRole('link', { name: 'New locator' }).last().click();

    const name = page.getByRole('textbox', { name: 'Name' });
    const slug = page.getByRole('textbox', { name: 'Slug' });
    await name.fill('Revendeurs FR');
    await expect(slug).toHaveValue('revendeurs-fr');
    await expect(page.getByText('The slug revendeurs-fr is already used.')).toBeVisible();
    await page.getByRole('button', { name: 'Use revendeurs-fr-2' }).click();
    await expect(page.getByText('This slug is free.')).toBeVisible();
    const own = `dealers-${Date.now()}`;
    await slug.fill(own);
    await page.getByRole('button', { name: 'Create locator' }).click();
    await expect(page).toHaveURL(new RegExp(`/platform/locator/${own}$`));

    const call = `/gtr-api/locator/locators/${own}`;
    const { config } = (await (await page.request.get(call)).json()) as { config: object };
    const saved = await page.request.put(call, { data: { config: { ...config, radiusKm: 80 } } });
    expect(saved.status()).toBe(200);
    const open = await page.request.get(`/gtr-api/locator/public/locators/${own}`);
    expect(await open.json()).toMatchObject({ version: 2, config: { radiusKm: 80 } });
    expect((await page.request.get(`/l/${own}`)).status()).toBe(200);

    await page.goto(list);
    const row = page.getByRole('row').filter({ hasText: own });
    await expect(row).toContainText('2');
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete locator' }).click();
    await page.getByRole('button', { name: 'Delete locator' }).click();
    await expect(page.getByText('Locator deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    // Visitors may see the last state for seconds.
    await expect.poll(async () => (await page.request.get(`/l/${own}`)).status()).toBe(404);
  },
);

journey(
  'a locator that could not be deleted stays in the list [LOC-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', list);
    await page.route('**/gtr-api/locator/locators/retailers-worldwide', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    const row = page.getByRole('row').filter({ hasText: 'retailers-worldwide' });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete locator' }).click();
    await page.getByRole('button', { name: 'Delete locator' }).click();
    await expect(page.getByText('Failed to delete locator')).toBeVisible();
    await expect(row).toBeVisible();
  },
);
