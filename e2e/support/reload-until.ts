import { expect } from './journey.ts';

/** Reloads the page until data from background work appears, which an open page does not show. */
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
