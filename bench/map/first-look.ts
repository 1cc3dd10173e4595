import type { Browser } from '@playwright/test';

export type FirstLook = {
  /** Coast, borders and markers can be seen. */
  seen: number;
  /** WebGL has drawn them. */
  drawn: number;
};

/**
 * Milliseconds until a map is there. The page keeps the clock itself, because a look from outside comes up to half a second
 * late. What is seen first are pictures; an empty MapLibre is seen when it is drawn.
 */
export async function firstLook(browser: Browser, address: string): Promise<FirstLook> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    const when = (selector: string) =>
      new Promise<number>((found) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          // The second frame begins when the first is handed to the screen, with what was drawn in it.
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
  const look = await page.evaluate(() => (window as unknown as { look: Promise<FirstLook> }).look);
  await page.close();
  return look;
}
