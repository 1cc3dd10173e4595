import type { Browser } from '@playwright/test';

export type MapPaintTimes = {
  /** Coast, borders and markers can be seen. */
  seen: number;
  /** WebGL has drawn them. */
  drawn: number;
};

/**
 * Milliseconds until a map is visible and until it is drawn. The page measures the time itself, because polling from
 * outside is up to half a second late.
 */
export async function measureMapPaint(browser: Browser, address: string): Promise<MapPaintTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    const when = (selector: string) =>
      new Promise<number>((found) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          // The second frame starts after the first, with its drawing, has been presented.
          requestAnimationFrame(() => requestAnimationFrame(() => found(performance.now())));
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      });
    const look = Promise.all([
      when('[data-drawn="true"]'),
      when('[data-drawn="true"][data-ground="canvas"]'),
    ]).then(([seen, drawn]) => ({ seen, drawn }));
    Object.assign(window, { look });
  });
  await page.goto(address);
  const look = await page.evaluate(
    () => (window as unknown as { look: Promise<MapPaintTimes> }).look,
  );
  await page.close();
  return look;
}
