import type { Page } from '@playwright/test';

const WORDS = 'A question that somebody writes while eighty others stand beside it. '.repeat(3);
const TIMED_ROW = 42;

/** Types into the label of a field and gives how long each press took until it was painted, the quickest first. */
export async function timedTyping(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^${TIMED_ROW}\\b`) }).click();
  const label = page.getByLabel('Label, English');
  await label.click();
  await label.press('End');
  await page.evaluate(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // After the frame that shows it: what follows a frame runs when it was handed over to be painted.
        requestAnimationFrame(() => setTimeout(() => presses.push(performance.now() - began)));
      },
      true,
    );
  });
  await label.pressSequentially(WORDS, { delay: 20 });
  await page.waitForFunction(
    (count) => (window as unknown as { presses: number[] }).presses.length >= count,
    WORDS.length,
  );
  const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
  return presses.sort((one, other) => one - other);
}
