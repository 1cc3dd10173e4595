import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { OWN_COLOUR } from '../../platform/server/map/testing/own-colour.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { policyReports } from '../support/policy-reports.ts';
import { withWebgl } from '../support/with-webgl.ts';

const PATH = `/clients/${aubrac}/settings/locations/new?tab=address`;
const SUITE_ATTRIBUTION = 'Natural Earth, © GeoNames';

journey(
  'the back office shows the map of the client’s own provider, and its own where that one fails [LOC-04] [OPP-08]',
  async ({ suite, webgl }) => {
    await suite.ask({ kind: 'own-map', mapId: 'streets', mood: 'fine' });
    await withWebgl({ suite, webgl }, 'Solveig', async (page) => {
      const reports = await policyReports(page.context());
      const map = page.getByRole('region', { name: 'The location on the map' });
      await page.goto(PATH);
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByText('Your own map appears once the page is reloaded.')).toBeVisible();
      await expect(map.getByText(SUITE_ATTRIBUTION)).toBeVisible();

      await map.getByRole('button', { name: 'Reload' }).click();
      await expect(map.getByText('© A provider of maps')).toBeVisible();
      await expect(map).toHaveAttribute('aria-busy', 'false');
      await expect(map.getByText(/own map|built-in/)).toHaveCount(0);
      await expect.poll(() => shareOfOwnColour(map)).toBeGreaterThan(0.5);
      const requestedPaths = await suite.ask<string[]>({
        kind: 'own-map',
        mapId: 'other',
        mood: 'forbidden',
      });
      expect(requestedPaths.some((path) => /^\/tiles\/\d.*key=secret$/.test(path))).toBe(true);

      await page.reload();
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByText(/cannot be loaded right now/)).toBeVisible();
      await expect(map.getByText(SUITE_ATTRIBUTION)).toBeVisible();
      await expect(map).toHaveAttribute('aria-busy', 'false');
      expect(await shareOfOwnColour(map)).toBe(0);
      expect(reports()).toEqual([]);
    }).finally(() => suite.ask({ kind: 'own-map', mapId: null, mood: 'fine' }));
  },
);

/** Share of the map's pixels on the screen that have the brand's own colour. */
async function shareOfOwnColour(map: Locator): Promise<number> {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = [1, 3, 5].map((at) => Number.parseInt(OWN_COLOUR.slice(at, at + 2), 16));
  const pixels = info.width * info.height;
  const isOwn = (at: number) =>
    own.every((channel, index) => Math.abs((data[at * 3 + index] ?? 0) - channel) < 8);
  return Array.from({ length: pixels }, (_, at) => at).filter(isOwn).length / pixels;
}
