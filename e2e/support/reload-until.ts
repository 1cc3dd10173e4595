import { expect } from './journey.ts';

/** What work in the background brings is not on a page that was loaded before: it is loaded again until it is there. */
export async function reloadUntil(
  load: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<void> {
  await expect
    .poll(async () => {
      await load();
      return isThere();
    })
    .toBe(true);
}
