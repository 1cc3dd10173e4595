import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';

/** Many, for a call that takes some at once, one batch after the other; gives back what each answered. */
export async function inBatches<Item, Answer>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += PAGE_SIZE_LIMIT) {
    answers.push(await work(items.slice(from, from + PAGE_SIZE_LIMIT)));
  }
  return answers;
}
