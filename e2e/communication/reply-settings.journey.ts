import { aubrac, expect, journey } from '../support/journey.ts';

const PATH = `/clients/${aubrac}/communication/settings`;

journey(
  'reply settings are one page: an address leads to its section, and the tabs follow the scroll [REV-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Jean-Rémi', `${PATH}?section=sending`);
    const tabs = page.getByRole('navigation', { name: 'Reply settings' });
    const current = tabs.locator('[aria-current="location"]');
    await expect(page.getByRole('heading', { name: 'Sending' })).toBeInViewport();
    await expect(current).toContainText('Sending');
    await tabs.getByRole('link', { name: /^Sources/ }).click();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await expect(current).toContainText('Sources');
    await expect(page).toHaveURL(/section=sources/);
    await page.getByRole('heading', { name: 'Sources' }).hover();
    await page.mouse.wheel(0, -20_000);
    await expect(current).toHaveText('Voice');
  },
);

journey(
  'thresholds are set by keyboard, and a wrong setting of another section gets the focus on saving [REV-06] [REV-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Jean-Rémi', PATH);
    const grip = page.getByRole('slider', { name: 'Minimum score for automatic sending' });
    await expect(grip).toHaveAttribute('aria-valuenow', '88');
    await grip.press('ArrowRight');
    await expect(page.getByText('From 89')).toBeVisible();
    await page.getByRole('button', { name: 'Order delay: 4 of 6 languages' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await name.fill('');
    await page.getByRole('button', { name: 'Close template' }).click();
    await grip.focus();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(grip).toHaveAttribute('aria-valuenow', '88');
  },
);
