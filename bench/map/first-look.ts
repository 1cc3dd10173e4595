import type { Browser } from '@playwright/test';

/**
 * Milliseconds until a map is drawn: coast, borders and markers can be seen. The page keeps the clock itself, because a
 * look from outside comes up to half a second late.
 */
export async function firstLook(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    const drawn = new Promise<number>((seen) => {
      const look = () => {
        if (!document.querySelector('[data-drawn="true"]')) return;
        watch.disconnect();
        requestAnimationFrame(() => seen(performance.now()));
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(window, { drawn });
  });
  await page.goto(address);
  const took = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  await page.close();
  return took;
}
