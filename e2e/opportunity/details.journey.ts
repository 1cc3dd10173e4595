import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { drawMap } from '../support/draw-map.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const MAP = `/clients/${aubrac}/platform/opportunity`;
const CALLS = `/gtr-api/opportunity/clients/${aubrac}`;
/** Auvergne-Rhône-Alpes, where leads were sent elsewhere and prospects exist. */
const AREA = 'FR:2:84';

journey(
  'an area explains why it is hot and links to its prospects, a new prospect and its leads [OPP-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const map = mapOf(page);
    // The map shows regions first, but still outlines an area of another level.
    await openScreen(page, `${MAP}?area=FR:3:12`);
    await drawMap(map);
    await expect(page).toHaveURL(/level=3/);
    await openScreen(page, `${MAP}?area=${AREA}`);
    await drawMap(map);
    await expect(map.locator(`button[data-target="${AREA}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const panel = page.getByRole('complementary', { name: 'Details' });
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Auvergne-Rhône-Alpes');
    await expect(panel.getByText('Why is this area hot?')).toBeVisible();
    await hasNoViolations(page, 'the details of an area');

    await panel.getByRole('button', { name: 'Retailers that do not sell the brand' }).click();
    await expect(page).toHaveURL(/list=all/);
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await panel.getByRole('button', { name: 'Create a prospect here…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('France');
    await dialog.getByRole('button', { name: 'Create prospect' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Coutellerie Journée');
    await dialog.getByRole('textbox', { name: 'Postal code' }).fill('69002');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Lyon');
    await hasNoViolations(page, 'the form of a prospect');
    await dialog.getByRole('button', { name: 'Create prospect' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Coutellerie Journée');
    await expect(panel.getByText('69002 Lyon, France')).toBeVisible();

    await panel.getByRole('button', { name: 'Edit…' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Coutellerie Soirée');
    await dialog.getByRole('button', { name: 'Save prospect' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Coutellerie Soirée');
    await expect(panel.getByRole('button', { name: 'Convert to a location…' })).toBeVisible();
    await panel.getByRole('button', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Delete prospect' }).click();
    await expect(panel).toHaveCount(0);

    // The map went to the prospect, where departments are shown.
    await openScreen(page, `${MAP}?area=${AREA}`);
    await panel.getByRole('link', { name: /^Leads sent elsewhere/ }).click();
    await expect(page).toHaveURL(/platform\/leads\?.*f\.location/);
  },
);

journey(
  'by keyboard: the focus goes into the panel of an area, cluster and retailer and back, and Escape closes it [OPP-01] [OPP-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, MAP);
    const map = mapOf(page);
    await drawMap(map);
    const panel = page.getByRole('complementary', { name: 'Details' });
    const title = panel.getByRole('heading', { level: 2 });
    for (const target of [AREA, 'cluster ']) {
      // The map may move there, and the order may change.
      const first = map.locator(`button[data-target^="${target}"]`).first();
      const button = map.locator(
        `button[data-target="${await first.getAttribute('data-target')}"]`,
      );
      await button.press('Enter');
      await expect(title).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page).not.toHaveURL(/area=|cluster=/);
      await expect(button).toBeFocused();
    }
    await map.locator(`button[data-target="${await clusterThatSells(page)}"]`).press('Enter');
    const row = panel.getByRole('listitem').filter({ hasText: 'Sells the brand' }).first();
    await expect(row).toBeVisible();
    await hasNoViolations(page, 'the details of a cluster');
    await row.getByRole('button').press('Enter');
    await expect(page).toHaveURL(/retailer=/);
    await expect(title).toBeFocused();
    await expect(panel.getByRole('link', { name: 'Open location' })).toBeVisible();
    // The map has moved to the retailer, which now has a separate marker.
    const id = new URL(page.url()).searchParams.get('retailer');
    await expect(map.locator(`[data-target="${id}"]`)).toBeVisible();
    await hasNoViolations(page, 'the details of a retailer');
    await panel.getByRole('link', { name: 'Suggest a modification' }).click();
    await expect(page).toHaveURL(/platform\/opportunity\/suggest\//);
    await expect(page.getByRole('radio', { name: 'It moved' })).toBeVisible();
  },
);

journey(
  'a sales representative reads a sentence where an area is not on their map [OPP-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Lars');
    await openScreen(page, `${MAP}?area=NO:2:50`);
    const panel = page.getByRole('complementary', { name: 'Details' });
    await expect(panel.getByText(/^Das ist nicht auf Ihrer Karte/)).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(1);
  },
);

/** Some clusters only contain prospects. */
async function clusterThatSells(page: Page): Promise<string> {
  const targets = await mapOf(page)
    .locator('button[data-target^="cluster "]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target') ?? ''));
  for (const target of targets) {
    const answer = await page.request.get(target.replace('cluster ', `${CALLS}/clusters/`));
    if (((await answer.json()) as { brandRetailers: number }).brandRetailers > 0) return target;
  }
  throw new Error('no cluster has a retailer of the brand');
}

function mapOf(page: Page) {
  return page.locator('section[aria-label*="by area"]');
}
