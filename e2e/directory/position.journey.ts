import { aubrac, expect, journey } from '../support/journey.ts';

journey(
  'a location gets its position from its address by one press, or from a town that is typed [BEY-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs(
      'Solveig',
      `/clients/${aubrac}/settings/locations/new?tab=address`,
    );
    const latitude = page.getByRole('textbox', { name: 'Latitude' });
    const use = page.getByRole('button', { name: 'Use the address' });
    await expect(page.getByRole('combobox', { name: 'Find the position' })).toBeVisible();
    await expect(use).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Postal code' }).fill('15000');
    await page.getByRole('textbox', { name: 'City' }).fill('Aurillac');
    await use.click();
    await expect(page.getByText('Position found: 15000 Aurillac')).toBeVisible();
    await expect(latitude).toHaveValue(/^44\.9/);

    const search = page.getByRole('combobox', { name: 'Find the position' });
    await search.fill('Mailnad');
    await expect(page.getByRole('option', { name: /^Milan/ })).toBeVisible();
    await search.press('Enter');
    await expect(latitude).toHaveValue(/^45\.4/);
    await expect(search).toHaveValue('Milan');
    // The map shows the town from so near that an arrow key means metres.
    const mark = page
      .getByRole('region', { name: 'The location on the map' })
      .getByRole('button', { name: 'Position' });
    const degreesOfAStep = async () => {
      const before = Number(await latitude.inputValue());
      await mark.press('ArrowUp');
      return Number(await latitude.inputValue()) - before;
    };
    await expect.poll(degreesOfAStep).toBeLessThan(0.001);
    expect(await degreesOfAStep()).toBeGreaterThan(0);
    await search.fill('qqqqqqqq');
    await expect(page.getByText('Nothing found')).toBeVisible();
  },
);
