import { expect, journey } from '../house/journey.ts';
import { formOnSite } from './brand-site/form-on-site.ts';

journey(
  'whoever lets the browser say where they are is shown the stores around them, the nearest chosen [FORM-08]',
  async ({ page, context, house }) => {
    const site = await formOnSite(page.request, { suite: house.address });
    await context.grantPermissions(['geolocation'], { origin: site.origin });
    await context.setGeolocation({ latitude: 47.99912, longitude: 7.84213 });
    const asked = page.waitForRequest((request) => request.url().includes('latitude='));
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'In meiner Nähe' }).click();
    // No nearer to anybody's door than a hundred metres.
    expect(new URL((await asked).url()).searchParams.get('latitude')).toBe('47.999');
    await expect(page.getByRole('radio').first()).toBeChecked();
    const distances = await page.locator('.distance').allTextContents();
    const kilometres = distances.map((words) => Number.parseFloat(words.replace(',', '.')));
    expect(kilometres.length).toBeGreaterThan(1);
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
    await context.clearPermissions();
    site.close();
  },
);
