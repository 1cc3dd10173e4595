import type { Locator, Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { drawMap } from '../support/draw-map.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { withWebgl } from '../support/with-webgl.ts';

const PATH = `/clients/${aubrac}/settings/locations/new?tab=address`;

journey(
  'a location is put on the map by a press, by dragging and by the arrow keys, and the figures follow [BEY-02]',
  async ({ signedInAs }) => {
    await placeByHand(await signedInAs('Solveig', PATH));
  },
);

journey(
  'the position can also be set on a WebGL map, by click and by drag [BEY-02]',
  async ({ suite, webgl }) => {
    await withWebgl({ suite, webgl }, 'Solveig', async (page) => {
      await page.goto(PATH);
      await placeByHand(page);
    });
  },
);

journey(
  'the wheel over a map in the form scrolls the form, and zooms the map with Ctrl only [BEY-02]',
  async ({ suite, webgl }) => {
    await withWebgl({ suite, webgl }, 'Solveig', async (page) => {
      await page.setViewportSize({ width: 1100, height: 560 });
      await page.goto(PATH);
      const map = page.getByRole('region', { name: 'The location on the map' });
      await drawMap(map);
      await map.click({ position: { x: 120, y: 90 } });
      const mark = map.getByRole('button', { name: 'Position on the map' });
      await isAt(mark, map, { x: 120, y: 90 });

      await map.hover({ position: { x: 260, y: 160 } });
      const before = (await map.boundingBox())?.y ?? 0;
      await page.mouse.wheel(0, -120);
      await expect(map.getByText('Hold Ctrl and scroll to zoom the map')).toBeVisible();
      await expect.poll(async () => (await map.boundingBox())?.y).toBeGreaterThan(before);
      await isAt(mark, map, { x: 120, y: 90 });

      await map.hover({ position: { x: 260, y: 60 } });
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -240);
      await page.keyboard.up('Control');
      await expect.poll(() => distanceFrom(mark, map, { x: 120, y: 90 })).toBeGreaterThan(10);
      const container = map.locator('canvas').first();
      await expect(container).toHaveCSS('touch-action', 'pan-x pan-y');
    });
  },
);

async function placeByHand(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'The location on the map' });
  const [latitude, longitude] = ['Latitude', 'Longitude'].map((name) =>
    page.getByRole('textbox', { name }),
  ) as [Locator, Locator];
  const mark = map.getByRole('button', { name: 'Position on the map' });
  await drawMap(map);
  await expect(mark).toHaveCount(0);

  await map.getByRole('button', { name: 'Place in the middle of the map' }).click();
  await expect(mark).toBeVisible();
  await expect(latitude).toHaveValue(/^\d/);
  await hasNoViolations(page, 'a location on the map');

  await map.click({ position: { x: 80, y: 100 } });
  await isAt(mark, map, { x: 80, y: 100 });
  const pressed = await figuresOf(latitude, longitude);

  await mark.scrollIntoViewIfNeeded();
  const from = await mark.boundingBox();
  if (!from) throw new Error('the mark is not on the screen');
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(from.x + 82, from.y + 62, { steps: 3 });
  await page.mouse.up();
  await isAt(mark, map, { x: 140, y: 140 });
  const dragged = await figuresOf(latitude, longitude);
  expect(dragged.longitude).toBeGreaterThan(pressed.longitude);
  expect(dragged.latitude).toBeLessThan(pressed.latitude);

  await mark.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await isAt(mark, map, { x: 180, y: 136 });
  const walked = await figuresOf(latitude, longitude);
  expect(walked.longitude).toBeGreaterThan(dragged.longitude);
  expect(walked.latitude).toBeGreaterThan(dragged.latitude);
  await expect(map.getByRole('status')).toContainText(`Position ${walked.latitude.toFixed(5)}`);

  await latitude.fill('44.35');
  await longitude.fill('2.57');
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  await isAt(mark, map, { x: Math.round(width / 2), y: Math.round(height / 2) });
}

/** Waits until the marker is there within two pixels, because browsers round pointer positions. */
async function isAt(mark: Locator, map: Locator, point: { x: number; y: number }): Promise<void> {
  await expect.poll(() => distanceFrom(mark, map, point)).toBeLessThan(2.5);
}

/** Distance of the marker's centre from a point of the map, in pixels. */
async function distanceFrom(mark: Locator, map: Locator, { x, y }: { x: number; y: number }) {
  const [inner, outer] = [await mark.boundingBox(), await map.boundingBox()];
  if (!inner || !outer) return Number.POSITIVE_INFINITY;
  return Math.hypot(
    inner.x + inner.width / 2 - outer.x - x,
    inner.y + inner.height / 2 - outer.y - y,
  );
}

async function figuresOf(latitude: Locator, longitude: Locator) {
  return {
    latitude: Number(await latitude.inputValue()),
    longitude: Number(await longitude.inputValue()),
  };
}
