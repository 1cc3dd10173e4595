import { aubrac, expect, journey } from '../support/journey.ts';

const list = `/clients/${aubrac}/profilehub/contacts`;

journey(
  'a dialog for selected contacts shows missing input, closes its popup before itself and returns the focus [PH-02] [PH-06] [PH-14]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?q=castan`);
    const bar = page.getByRole('region', { name: '2 selected' });
    const dialog = page.getByRole('dialog');
    for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check();

    const exporting = bar.getByRole('button', { name: 'Export…' });
    await exporting.click();
    await dialog.getByRole('checkbox', { name: 'Protect with a password' }).check();
    await dialog.getByRole('button', { name: 'Export 2 contacts' }).click();
    await expect(dialog.getByLabel('Password of the file')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(exporting).toBeFocused();

    await bar.getByRole('button', { name: 'Set a criterion…' }).click();
    await dialog.getByRole('button', { name: 'Change 2 contacts' }).press('Enter');
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    // On a phone the action is in the menu.
    await page.setViewportSize({ width: 390, height: 844 });
    const more = bar.getByRole('button', { name: 'More actions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Change opt-in…' }).click();
    const calendar = dialog.getByRole('button', { name: 'Open calendar' });
    await calendar.click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('table')).toHaveCount(0);
    await expect(calendar).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  },
);

journey(
  'each value names its contact where the merge dialog is too narrow for columns [PH-18]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?q=castan`);
    for (const place of [1, 2, 3]) await page.getByRole('checkbox').nth(place).check();
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('region', { name: '3 selected' });
    await bar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merge…' }).click();
    const dialog = page.getByRole('dialog');
    const merge = dialog.getByRole('button', { name: 'Merge contacts' });
    const head = dialog.locator('thead').getByText('Contact 3');
    await expect(dialog.locator('tbody').getByText('Contact 3').first()).toBeVisible();
    await expect(head).toBeHidden();
    await expect(merge).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(head).toBeVisible();
    await expect(dialog.locator('tbody').getByText('Contact 3').first()).toBeHidden();
    await expect(merge).toBeInViewport({ ratio: 1 });
  },
);
