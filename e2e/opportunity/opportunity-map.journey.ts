import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { drawMap } from '../support/draw-map.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { withWebgl } from '../support/with-webgl.ts';

const MAP = `/clients/${aubrac}/platform/opportunity`;

journey(
  'the demand of the demo brand is on the map: measure, period, filter, level, table, and a link that shows the same [OPP-01] [OPP-02] [OPP-03] [OPP-04]',
  async ({ suite, webgl }) => {
    await withWebgl({ suite, webgl }, 'Solveig', async (page) => {
      await openScreen(page, MAP);
      await drawMap(mapOf(page));
      await expect(legendRows(page).first()).toContainText(/\d+\sareas?$/);
      await hasNoViolations(page, 'the opportunity map');

      const sources = page.getByRole('button', { name: 'Sources of the map' });
      await expect(page.getByText('IGN, INSEE (Licence Ouverte)')).toBeHidden();
      await sources.click();
      await expect(page.getByText('IGN, INSEE (Licence Ouverte)')).toBeVisible();
      await hasNoViolations(page, 'the sources of the map');
      await sources.click();

      await page.getByRole('tab', { name: 'Purchase intentions' }).click();
      await expect(page).toHaveURL(/measure=intentions/);
      await expect(
        page.getByRole('button', { name: 'Purchase intentions', exact: true }),
      ).toBeVisible();
      await page.getByRole('combobox', { name: 'Period' }).click();
      await page.getByRole('option', { name: 'Last 6 months' }).click();
      await expect(page).toHaveURL(/period=last-6-months/);

      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByRole('button', { name: 'Source', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Leads' }).check();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/sources=lead/);

      const before = page.url();
      await page.goBack();
      await expect(page).not.toHaveURL(/sources=lead/);
      await page.goForward();
      await expect(page).toHaveURL(before);

      await page.getByRole('button', { name: 'Lock this level' }).click();
      await expect(page).toHaveURL(/level=\d/);
      await page.getByRole('button', { name: 'Unlock the level' }).click();
      const plate = page.getByText(/^level \d\sof 4/);
      const level = await plate.textContent();
      for (let step = 0; step < 3; step += 1)
        await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(plate).not.toHaveText(level ?? '');

      await page.getByRole('button', { name: 'Show the map as a table' }).click();
      await expect(page).toHaveURL(/show=table/);
      const table = page.getByRole('table', { name: 'Areas of the map' });
      await table.getByRole('button', { name: 'Market value' }).click();
      await expect(page).toHaveURL(/sort=-marketValue/);
      const shared = page.url();
      await page.goto(shared);
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      await hasNoViolations(page, 'the areas as a table');
    });
  },
);

journey(
  'the map is saved as a picture and its areas as a sheet; an impossible day of a custom ERP period is refused at its field [OPP-01] [OPP-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, MAP);
    await drawMap(mapOf(page));
    for (const [row, name] of [
      [/png/, /^opportunity-map-.*\.png$/],
      [/xlsx/, /\.xlsx$/],
    ] as const) {
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: row }).click();
      expect((await downloaded).suggestedFilename()).toMatch(name);
    }

    await page.getByRole('button', { name: /^ERP / }).click();
    const panel = page.getByRole('dialog').filter({ hasText: 'ERP comparison' });
    await expect(panel.getByText(/^ERP file of /)).toBeVisible();
    await panel.getByLabel('From', { exact: true }).fill('31 Foo');
    await panel.getByLabel('To', { exact: true }).focus();
    await expect(panel.getByText(/^Enter a date such as/)).toBeVisible();
    await panel.getByLabel('From', { exact: true }).fill('1 Oct 2026');
    await panel.getByLabel('To', { exact: true }).fill('31 Oct 2026');
    await panel.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/erpFrom=2026-10-01/);
    await expect(page.getByRole('button', { name: /^ERP 1 – 31 Oct 26 vs\./ })).toBeVisible();
  },
);

function mapOf(page: Page) {
  return page.locator('section[aria-label*="by area"]');
}

function legendRows(page: Page) {
  return mapOf(page).locator('li', { hasText: /area/ });
}
