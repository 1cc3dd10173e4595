import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { loadingIndicators } from '../support/open-screen.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;

journey('what opens in the header is accessible [GEN-06]', async ({ signedInAs }) => {
  const page = await signedInAs('Solveig', at('profile'));
  for (const open of [/Account of/, /Notifications/, /Maison Aubrac/, /^Search/]) {
    await page.getByRole('banner').getByRole('button', { name: open }).click();
    await hasNoViolations(page, String(open));
    await page.keyboard.press('Escape');
  }
});

journey(
  'every component of the design system is accessible, in both themes [GEN-06] [GEN-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', '/design');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The only loading indicators left are the two examples, one per theme.
    await expect(loadingIndicators(page)).toHaveCount(2);
    // Each example appears twice under the same name, once per theme.
    await hasNoViolations(page, 'the design system', { without: ['landmark-unique'] });
  },
);

journey('the shell can be used with the keyboard alone [GEN-06]', async ({ signedInAs }) => {
  const page = await signedInAs('Solveig', at('touchpoints/list?sort=-createdAt'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const cut = 'Vitrophanie de Noël, 140 magasins';
  await expect(page.getByText(cut)).toHaveCount(1);
  await page.getByRole('row', { name: /vitrine-noel/ }).focus();
  // Truncated in its cell, complete below the row.
  await expect(page.getByText(cut)).toHaveCount(2);
});
