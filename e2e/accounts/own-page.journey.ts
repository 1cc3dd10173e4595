import { aubrac, expect, journey } from '../support/journey.ts';

const profile = `/clients/${aubrac}/profile`;

journey(
  'a changed name is saved and immediately shown in the session, and a changed language in the whole page [PRO-01]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Ottilie', profile);
    await expect(page.getByLabel('E-Mail')).toHaveValue(
      'ottilie.messerschmidt@maison-aubrac.example',
    );
    await page.getByLabel('Vorname').fill('Otti');
    await page.getByLabel('Nachname').fill('Messer');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Profil gespeichert')).toBeVisible();
    await expect(page.getByRole('button', { name: /Otti Messer\b/ })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Vorname')).toHaveValue('Otti');
    await page.getByLabel('Nachname').fill('Messerschmidt');
    await page.getByRole('combobox', { name: 'Sprache' }).click();
    await page.getByRole('option', { name: 'Italiano' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByLabel('Cognome')).toHaveValue('Messerschmidt');
    await page.getByRole('combobox', { name: 'Lingua' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

journey('unsaved changes are counted and not lost by leaving [PRO-01]', async ({ signedInAs }) => {
  const page = await signedInAs('Solveig', profile);
  await page.getByLabel('First name').fill('Sol');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Touchpoints' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toHaveValue('Sol');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Solveig');
});

journey(
  'a password change shows each error at its field and then succeeds [PRO-02] [PRO-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${profile}?tab=password`);
    const current = page.getByLabel('Current password');
    const next = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Repeat the new password');
    const change = page.getByRole('button', { name: 'Change password' });
    await current.fill('not this one');
    await next.fill('Messer2026');
    await again.fill('Messer2027');
    await change.click();
    await expect(page.getByText('The password must have at least 12 characters')).toBeVisible();
    await expect(page.getByText('The two passwords do not match')).toBeVisible();
    for (const field of [next, again]) await field.fill('neuf couteaux bien affûtés');
    await change.click();
    await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
    await current.fill('brass-counter-1958');
    for (const field of [next, again]) await field.fill('Password2026!');
    await change.click();
    await expect(page.getByText('This password is on a list of common passwords')).toBeVisible();
    for (const field of [next, again]) await field.fill('brass-counter-1958');
    await change.click();
    await expect(page.getByText('differs from the current one')).toBeVisible();
    for (const field of [next, again]) await field.fill('neuf couteaux bien affûtés');
    await change.click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    // Restores the value, because later journeys sign in as this user.
    await current.fill('neuf couteaux bien affûtés');
    for (const field of [next, again]) await field.fill('brass-counter-1958');
    await change.click();
    await expect(current).toHaveValue('');
  },
);
