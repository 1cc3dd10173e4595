import { aubrac, expect, journey } from '../support/journey.ts';

journey(
  'an address is blocked by keyboard, found by search and removed again [PH-18]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `/clients/${aubrac}/profilehub/contacts/blocks`);
    await expect(page.getByRole('row', { name: /Withdrawn/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Block address' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email or phone').fill('nobody');
    await dialog.getByRole('combobox', { name: 'Blocked opt-ins' }).press('ArrowDown');
    await page.getByRole('option', { name: 'Opt-in email' }).click();
    await dialog.getByLabel('Email or phone').press('Enter');
    await expect(dialog.getByText('Enter a phone number with its country code')).toBeVisible();
    await dialog.getByLabel('Email or phone').fill('Rindfleisch@gesperrt.example');
    await dialog.getByLabel('Email or phone').press('Enter');
    await expect(page.getByText('Address blocked')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search the block list' }).fill('gesperrt');
    const row = page.getByRole('row', { name: /rindfleisch@gesperrt\.example/ });
    // Only after the list is filtered has the search, which clears the selection, run.
    await expect(page.getByRole('row', { name: /Withdrawn/ })).toHaveCount(0);
    await expect(row).toContainText('Added manually');
    await row.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Remove from list' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from list' }).press('Enter');
    await expect(page.getByText('1 entry removed')).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

journey('a row of the block list opens its contact [PH-18]', async ({ signedInAs }) => {
  const page = await signedInAs('Solveig', `/clients/${aubrac}/profilehub/contacts/blocks`);
  const row = page.getByRole('row', { name: /Withdrawn/ }).first();
  await row.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/profilehub\/contacts\/[0-9a-f]{24}$/);
  await expect(page.getByRole('tab', { name: /Overview/ })).toBeVisible();
});
