import type { Browser, Locator, Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { drawMap } from '../support/draw-map.ts';
import { expect, journey } from '../support/journey.ts';
import type { JourneyApp } from '../support/start-journey-app.ts';
import { type WebglOptions, withWebgl } from '../support/with-webgl.ts';

const AREAS = 'Penetration by country, and retailers';
const SHOPS = '10 shops around Rodez';
/** A single section in a small window, so that only its first map is visible: software rendering takes seconds per map. */
const addressOf = (name: string) => (name === AREAS ? '/design#map-areas' : '/design#map');
const onOneMap = (
  given: { suite: JourneyApp; webgl: Browser },
  look: (page: Page) => Promise<void>,
  options: WebglOptions = {},
) => withWebgl(given, 'Solveig', look, { viewport: { width: 900, height: 480 }, ...options });

journey(
  'a map is walked through with the keyboard: shops, their choice, the way out, the table [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      const map = await openMap(page, SHOPS);
      await map.getByRole('application').focus();
      await page.keyboard.press('Tab');
      await expect(map.getByRole('button', { name: /^6\. / })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(map.getByRole('button', { name: /^5\. / })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(map.getByRole('button', { name: /^8\. /, pressed: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(map.getByRole('button', { pressed: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(map.getByRole('application')).toBeFocused();
      await hasNoViolations(page, 'shops on a map', { without: ['landmark-unique'] });

      const before = await apart(map);
      await page.keyboard.press('+');
      await expect.poll(() => apart(map)).toBeGreaterThan(1.8 * before);

      await map.getByRole('button', { name: 'Show the map as a table' }).click();
      const table = map.getByRole('table', { name: 'Places' });
      await expect(table.getByRole('row')).toHaveCount(11);
      await expect(
        table.getByRole('row', { name: /Coutellerie partenaire/ }).first(),
      ).toBeVisible();
      await expect(map.getByText('Distance circles: 50 km and 100 km.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(table).toHaveCount(0);
    });
  },
);

journey(
  'areas and clusters are reachable by keyboard, and opening a cluster moves the focus to a marker in view [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      const map = await openMap(page, AREAS);
      await map.getByRole('button', { name: 'Deutschland, 6.2%' }).focus();
      await page.keyboard.press('Home');
      await expect(map.getByRole('button', { name: 'France, 13.1%' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(map.getByRole('button', { name: /^France/, pressed: true })).toBeFocused();
      const cluster = map.getByRole('button', { name: '86 places, zoom in' });
      await cluster.focus();
      await page.keyboard.press('Enter');
      await expect(cluster).toHaveCount(0);
      const focused = map.locator('button:focus');
      await expect(focused).toBeInViewport();
      await expect(focused).toHaveAccessibleName(/zoom in$|^Coutellerie partenaire/);
    });
  },
);

journey(
  'a denied geolocation shows a message, and a granted one shows the user’s position [OPP-09]',
  async ({ suite, webgl }) => {
    const refused = 'Geolocation is not supported or disable in this browser.';
    await onOneMap({ suite, webgl }, async (page) => {
      const map = await openMap(page, AREAS);
      await map.getByRole('button', { name: 'My position' }).click();
      await expect(map.getByRole('alert')).toContainText(refused);
      await map.getByRole('alert').getByRole('button', { name: 'Close' }).click();
      await expect(map.getByRole('alert')).toHaveCount(0);
    });
    await onOneMap(
      { suite, webgl },
      async (page) => {
        const map = await openMap(page, AREAS);
        await map.getByRole('button', { name: 'My position' }).click();
        await expect(map.getByRole('img', { name: 'You are here' })).toBeVisible();
      },
      { permissions: ['geolocation'], geolocation: { latitude: 44.35, longitude: 2.57 } },
    );
  },
);

for (const name of [SHOPS, AREAS])
  journey(
    `“${name}” is there before the program that draws it, and nothing moves when that takes over [BEY-02]`,
    async ({ suite, webgl }) => {
      await onOneMap({ suite, webgl }, async (page) => {
        const release = await withoutCanvas(page);
        const map = await pictured(page, name);
        const sign = map.getByRole('button', { name: /^(1\. |France, )/ });
        await sign.focus();
        const before = await placesOf(map);
        release();
        await expect(map).toHaveAttribute('aria-busy', 'false');
        await expect(map.locator('[data-ground="canvas"]')).toHaveCount(1);
        expect(await placesOf(map)).toEqual(before);
        await expect(sign).toBeFocused();
      });
    },
  );

journey(
  'a zoom made before the map is drawn is preserved after drawing [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      const release = await withoutCanvas(page);
      const map = await pictured(page, SHOPS);
      const first = await apart(map);
      await map.getByRole('button', { name: 'Zoom in' }).click();
      expect(await apart(map)).toBeCloseTo(2 * first, 0);
      const zoomed = await placesOf(map);
      release();
      await expect(map).toHaveAttribute('aria-busy', 'false');
      expect(await placesOf(map)).toEqual(zoomed);
    });
  },
);

journey(
  'a map below the fold loads nothing before it is scrolled to [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await page.goto('/design');
      const map = page.getByRole('region', { name: SHOPS }).first();
      await map.waitFor({ state: 'attached' });
      expect(requestedPaths.filter((path) => /map-canvas|\/map\//.test(path))).toEqual([]);
      await drawMap(map);
      expect(requestedPaths.some((path) => path.endsWith('.mvt'))).toBe(true);
    });
  },
);

journey(
  'missing map tiles show an error, and a retry draws the map [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      await page.route('**/map/**', (route) => route.abort());
      await page.goto(addressOf(SHOPS));
      const map = page.getByRole('region', { name: SHOPS }).first();
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByText('The map could not be drawn.')).toBeVisible();
      await page.unroute('**/map/**');
      await map.getByRole('button', { name: 'Try again' }).click();
      await expect(map).toHaveAttribute('aria-busy', 'false');
      await expect(map.getByRole('button', { name: /^1\. / })).toBeVisible();
    });
  },
);

journey(
  'a map that loses its WebGL context is redrawn at the same position [BEY-02]',
  async ({ suite, webgl }) => {
    await onOneMap({ suite, webgl }, async (page) => {
      const map = await openMap(page, SHOPS);
      const rodez = map.getByRole('button', { name: /^1\. / });
      const before = await rodez.boundingBox();
      await map
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          canvas.dataset.first = 'yes';
          canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
        });
      await expect(map.locator('canvas[data-first]')).toHaveCount(0);
      await expect(rodez).toBeVisible();
      await expect.poll(async () => (await rodez.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    });
  },
);

async function openMap(page: Page, name: string): Promise<Locator> {
  await page.goto(addressOf(name));
  const map = page.getByRole('region', { name }).first();
  await drawMap(map);
  return map;
}

/** Delays MapLibre until it is released. */
async function withoutCanvas(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/map-canvas-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function pictured(page: Page, name: string): Promise<Locator> {
  await page.goto(addressOf(name));
  const map = page.getByRole('region', { name }).first();
  await expect
    .poll(async () => {
      await map.scrollIntoViewIfNeeded();
      return map.locator('[data-ground="picture"][data-drawn="true"]').count();
    })
    .toBe(1);
  await expect(map.getByRole('application')).toHaveCount(0);
  return map;
}

/** Pixel positions of all selectable elements. */
async function placesOf(map: Locator): Promise<string[]> {
  return map.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button')]
      .map((button) => {
        const box = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent;
        return `${name} ${Math.round(box.left - left)} ${Math.round(box.top - top)}`;
      })
      .sort();
  });
}

/** Distance between two shops in pixels. */
async function apart(map: Locator): Promise<number> {
  const [one, other] = await Promise.all(
    [/^1\. /, /^2\. /].map((name) => map.getByRole('button', { name }).boundingBox()),
  );
  return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
}
