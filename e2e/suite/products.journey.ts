import { expect, journey, manufaktur } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

/** In the demo this client's touchpoints are still in the previous version, whose address is not set. */
const at = (path: string) => `/clients/${manufaktur}/${path}`;

journey(
  'a legacy module stays in the menu, and its page says that its address is not set [GEN-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, at('communication/reviews'));
    await page.getByRole('banner').getByRole('link', { name: 'Touchpoints' }).click();
    const message = page.getByRole('heading', { level: 1, name: 'Touchpoints does not open here' });
    await expect(message).toBeVisible();
    await expect(page.getByText('LEGACY_SUITE_URL')).toBeVisible();

    for (const typed of ['touchpoints', 'touchpoints/list', 'touchpoints/statistics']) {
      await page.goto(at(typed));
      await expect(message).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${at('touchpoints')}$`));
    }

    const refused = await page.request.get('/api/sa/qr/brand_get_settings', {
      params: { brandId: '1004' },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([
      403,
      'MODULE_OPENS_ELSEWHERE',
    ]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('communication/reviews'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Touchpoints' }).click();
    await expect(message).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('touch');
    await expect(page.getByRole('combobox')).toHaveValue('touch');
    // The guide page stays open.
    await expect(
      page.getByRole('option', { name: /touchpoint/i }).filter({ hasNotText: 'Guide' }),
    ).toHaveCount(0);
  },
);
