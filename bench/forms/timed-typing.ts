import type { Page } from '@playwright/test';

const TYPED_TEXT = 'A question that somebody writes while eighty others stand beside it. '.repeat(
  3,
);
/** The live preview renders after 300 ms without input, so these key presses arrive while it renders. */
const HESITANT = { words: 'And one who thinks between letters', delay: 305 };
const TIMED_ROW = 42;

/**
 * Types into the label of a field, with the widget beside it, and gives how long each press took until it was painted,
 * the quickest first.
 */
export async function timedTyping(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^${TIMED_ROW}\\b`) }).click();
  const label = page.getByLabel('Label, English');
  // The widget has drawn the form, in its shadow.
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
        // After the frame that shows it: what follows a frame runs when it was handed over to be painted.
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
