import { aubrac, expect, journey } from '../support/journey.ts';

const FORMS = `/clients/${aubrac}/platform/forms`;

journey(
  'a form is made, gets a conditional field by keyboard, is saved, read again and taken back to its first version [FORM-01] [FORM-04] [FORM-05] [FORM-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', FORMS);
    await page.getByRole('button', { name: 'New form' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill('Editor journey');
    await dialog.getByRole('button', { name: 'Create form' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editor journey' })).toBeVisible();

    const add = async (type: string, label: string) => {
      await page.getByRole('button', { name: 'Add field' }).focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: type, exact: true });
      await expect(item).toBeVisible();
      await item.press('Enter');
      await expect(page.getByLabel('Label, English')).toBeFocused();
      await page.keyboard.type(label);
    };
    await add('single choice', 'Occasion');
    await page.getByRole('button', { name: 'Add option' }).press('Enter');
    await expect(page.getByLabel('Option 1', { exact: true })).toBeFocused();
    await page.keyboard.type('Gift');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Option 2', { exact: true })).toBeFocused();
    await page.keyboard.type('Professional');
    await add('text', 'Name of the company');
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('name_of_the_company');
    await page.getByRole('button', { name: 'Show only if…' }).press('Enter');
    const fieldSelect = page.getByRole('combobox', { name: 'Field', exact: true });
    await fieldSelect.focus();
    await fieldSelect.press('Enter');
    await page.getByRole('option', { name: 'Occasion' }).click();
    const answers = page.getByRole('combobox', { name: 'Answers' });
    await answers.focus();
    await answers.press('Enter');
    await page.getByRole('listbox').getByRole('option', { name: 'Professional' }).click();
    await page.getByLabel('Label, English').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Now at place 8 of 9')).toBeAttached();

    // Switching to another section loses no input; an invalid field there brings the user back to it.
    await page.getByRole('tab', { name: /^Settings/ }).click();
    await page.getByLabel('New, idle (days)').fill('0');
    await page.getByRole('tab', { name: /^Information/ }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Some fields are invalid')).toBeVisible();
    await expect(page.getByLabel('New, idle (days)')).toBeFocused();
    await expect(page.getByText('Until now it was 7.')).toBeVisible();
    await expect(
      page.getByText(/^Some fields are invalid\. 1\sin Settings\. \d+\schanges are not saved\.$/),
    ).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('9');
    // A short label is named with its unit, for those who do not see the unit beside it.
    await expect(page.getByLabel('Answer within (hours)')).toHaveValue('24');
    // Domains are chips; the button opens an input, and a pasted address is reduced to its domain.
    await page.getByRole('button', { name: 'Add: Domain' }).click();
    await page.keyboard.type('https://shop.journey.example/fr');
    await page.keyboard.press('Enter');
    await page.keyboard.type('gone.example ');
    await page.getByRole('button', { name: 'Remove gone.example' }).click();
    await expect(page.getByText('shop.journey.example', { exact: true })).toBeVisible();
    // The live preview marks what the last change touched.
    await page.getByText('External', { exact: true }).click();
    const service = page.getByRole('combobox', { name: 'Service', exact: true });
    await service.click();
    await page.getByRole('option', { name: 'Turnstile' }).click();
    // The keys of a service stay while there is no captcha, so the service is chosen again with them.
    await page.getByText('None', { exact: true }).click();
    await page.getByText('External', { exact: true }).click();
    await expect(service).toHaveValue('Turnstile');
    await page.getByText('Built in', { exact: true }).click();
    await expect(page.locator('comptoir-form .touched[data-key="captcha"]')).toBeVisible();
    await page.getByRole('switch', { name: /^A price/ }).click();
    await expect(page.locator('comptoir-form .touched[data-key="product"]')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Form “Editor journey” saved')).toBeVisible();

    await page.reload();
    await page.getByRole('tab', { name: /^Fields/ }).click();
    // Clicking a field in the live preview opens its settings next to it, and the preview keeps the focus.
    const email = page.locator('comptoir-form [data-key="email"] input');
    await email.click();
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('email');
    await expect(email).toBeFocused();
    // Users who cannot drag use the menu of the grip.
    for (const [way, place] of [
      ['Move down', 5],
      ['Move up', 4],
    ] as const) {
      await page.getByRole('button', { name: 'Move Email', exact: true }).click();
      await page.getByRole('menuitem', { name: way }).click();
      await expect(page.getByText(`Now at place ${place} of 9`)).toBeAttached();
    }
    await page.getByRole('button', { name: /8.*Name of the company.*if Occasion/ }).click();
    await expect(page.getByText('Professional').first()).toBeVisible();
    await expect(page.getByLabel('Key', { exact: true })).toHaveAttribute('readonly', '');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.getByRole('button', { name: /^Version 1/ }).click();
    await expect(page.getByRole('dialog').getByText('Occasion deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    await expect(page.getByRole('button', { name: /Name of the company/ })).toHaveCount(0);
  },
);
