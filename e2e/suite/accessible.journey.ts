import { hasNoViolations } from '../house/accessible.ts';
import { holdsAtEveryWidth } from '../house/holds-at-every-width.ts';
import { aubrac, expect, journey } from '../house/journey.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;
for (const theme of ['light', 'dark'] as const) {
  journey(
    `pages before sign-in are accessible at every width, ${theme} [GEN-06] [GEN-04]`,
    async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('comptoir-theme', kept), theme);
      for (const path of [
        '/sign-in',
        '/forgot-password',
        '/set-password?token=broken-link-broken-link',
        '/nothing',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await holdsAtEveryWidth(page, `${path}, ${theme}`, theme);
      }
    },
  );

  journey(
    `screens of the shell are accessible at every width, ${theme} [GEN-06] [GEN-04]`,
    async ({ page, signedInAs }) => {
      await page.addInitScript((kept) => localStorage.setItem('comptoir-theme', kept), theme);
      await signedInAs('Solveig');
      for (const path of [
        at('touchpoints/list'),
        at('profile'),
        at('profile?tab=password'),
        at('touchpoints/abc'),
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await holdsAtEveryWidth(page, `${path}, ${theme}`, theme);
      }
    },
  );

  journey(
    `screens of locations and products are accessible at every width, ${theme} [GEN-06] [GEN-04]`,
    async ({ page, signedInAs }) => {
      journey.slow();
      await page.addInitScript((kept) => localStorage.setItem('comptoir-theme', kept), theme);
      await signedInAs('Camille');
      for (const path of [
        at('settings/locations'),
        at('settings/locations/new'),
        at('settings/locations/new?tab=address'),
        at('settings/locations/new?tab=representatives'),
        at('settings/locations/groups'),
        at('settings/locations/import'),
        at('settings/products'),
        at('settings/products/new'),
        '/super-admin/locations',
        '/super-admin/products',
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await holdsAtEveryWidth(page, `${path}, ${theme}`, theme);
      }
    },
  );

  journey(
    `what opens in the header is accessible, ${theme} [GEN-06]`,
    async ({ page, signedInAs }) => {
      await page.addInitScript((kept) => localStorage.setItem('comptoir-theme', kept), theme);
      await signedInAs('Solveig', at('touchpoints/list'));
      for (const open of [/Account of/, /Notifications/, /Maison Aubrac/, /^Search/]) {
        await page.getByRole('banner').getByRole('button', { name: open }).click();
        await hasNoViolations(page, `${open}, ${theme}`, { theme });
        await page.keyboard.press('Escape');
      }
    },
  );
}

journey(
  'every component of the design system is accessible, in both themes [GEN-06] [GEN-09]',
  async ({ signedInAs }) => {
    journey.slow();
    const page = await signedInAs('Solveig', '/design');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Each example stands there twice, once a theme, under the same name.
    await hasNoViolations(page, 'the design system', { without: ['landmark-unique'] });
  },
);

journey('the shell can be used with the keyboard alone [GEN-06]', async ({ signedInAs }) => {
  const page = await signedInAs('Solveig', at('touchpoints/list'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
