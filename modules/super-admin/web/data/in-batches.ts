/** As many as a call takes at once. */
const AT_ONCE = 200;

/** Many, one batch after the other; gives back the sum of what was done. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (let from = 0; from < items.length; from += AT_ONCE) {
    done += await work(items.slice(from, from + AT_ONCE));
  }
  return done;
}
