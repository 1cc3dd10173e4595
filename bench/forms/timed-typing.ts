import type { Page } from '@playwright/test';

const TYPED_TEXT = 'A question that somebody writes while eighty others stand beside it. '.repeat(
  3,
);
/** The live preview renders after 300 ms without input, so these key presses arrive while it renders. */
const HESITANT = { words: 'And one who thinks between letters', delay: 305 };
const TIMED_ROW = 42;

/**
 * Types into the label of a field next to the widget, and returns the time of each key press until it was painted, quickest
 * first.
 */
export async function timedTyping(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^${TIMED_ROW}\\b`) }).click();
  const label = page.getByLabel('Label, English');
  // Waits until the widget has rendered the form in its shadow DOM.
  await page.waitForFunction(
    () =>
      (document.querySelector('comptoir-form')?.shadowRoot?.querySelectorAll('input').length ?? 0) >
      0,
  );
  await label.click();
  await label.press('End');
  await page.evaluate(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    document.addEventListener(
      'keydown',
      // Measures from the key event's timestamp, because rendering the live preview may delay this handler.
      ({ timeStamp: began }) => {
        // Runs after the frame that shows it was presented.
        requestAnimationFrame(() => setTimeout(() => presses.push(performance.now() - began)));
      },
      true,
    );
  });
  await label.pressSequentially(TYPED_TEXT, { delay: 20 });
  await label.pressSequentially(HESITANT.words, { delay: HESITANT.delay });
  await page.waitForFunction(
    (count) => (window as unknown as { presses: number[] }).presses.length >= count,
    TYPED_TEXT.length + HESITANT.words.length,
  );
  const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
  return presses.sort((one, other) => one - other);
}
