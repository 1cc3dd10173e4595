import { readFileSync } from 'node:fs';
import { BASE_MAPS_PATH, baseMapsSchema } from '#platform/contract/map/base-map.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { withWebgl } from '../support/with-webgl.ts';

const STREETS = {
  kind: 'tiles',
  tiles: '/map/streets/of-a-test/{z}/{x}/{y}.mvt',
  deepest: 14,
  attribution: 'Streets of a test',
};
const NO_TILE = readFileSync(import.meta.filename);

for (const [failure, answer] of [
  ['do not come', { status: 503 }],
  ['are none', { status: 200, body: NO_TILE }],
] as const)
  journey(
    `a map whose streets ${failure} goes on to the house’s own, and says nothing of it [BEY-02]`,
    async ({ suite, webgl }) => {
      await withWebgl({ suite, webgl }, 'Solveig', async (page) => {
        const requestedUrls: string[] = [];
        await page.route(`**${BASE_MAPS_PATH}`, async (route) => {
          const { grounds } = baseMapsSchema.parse(await (await route.fetch()).json());
          await route.fulfill({ json: { grounds: [STREETS, ...grounds] } });
        });
        await page.route('**/map/streets/**', async (route) => {
          requestedUrls.push(route.request().url());
          await route.fulfill(answer);
        });
        await page.goto(`/clients/${aubrac}/settings/locations/new?tab=address`);
        await page.getByLabel('Latitude').fill('44.684');
        await page.getByLabel('Longitude').fill('2.847');
        const map = page.locator('section').filter({ hasText: 'Natural Earth' }).last();
        await expect(map).toBeVisible();
        await expect(page.getByText('Streets of a test')).toHaveCount(0);
        await expect(map).toHaveAttribute('aria-busy', 'false');
        expect(requestedUrls.length).toBeGreaterThan(0);
        await expect(map.getByRole('alert')).toHaveCount(0);
      });
    },
  );
