import type { FoundShop } from '../../contract/widget/shop-search.ts';
import type { Answers, WidgetField } from './answers.ts';

/** Form input stored after a failed submission. */
export interface SavedInput {
  submissionId: string;
  answers: Answers;
  shop: FoundShop | null;
  step: number;
}

/** Two widgets of one form on a page are separate requests, each with its own id. */
type Which = [form: string, number: number];

/**
 * Stored in the tab's session storage, and only after sending failed, because the visitor consented to no more. The id
 * is stored too, so that a request that already arrived is not sent twice.
 */
export const savedInputStorage = {
  read(...which: Which): SavedInput | null {
    return attempt(() => {
      const text = sessionStorage.getItem(keyOf(...which));
      return text === null ? null : (JSON.parse(text) as SavedInput);
    });
  },
  keep(typing: SavedInput, ...which: Which): void {
    attempt(() => sessionStorage.setItem(keyOf(...which), JSON.stringify(typing)));
  },
  forget(...which: Which): void {
    attempt(() => sessionStorage.removeItem(keyOf(...which)));
  },
};

/** After a reload only the ids of files remain, and the visitor could not see that they are sent. */
export function withoutFiles(answers: Answers, fields: readonly WidgetField[]): Answers {
  const files = new Set(fields.filter(({ type }) => type === 'file').map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !files.has(key)));
}

function keyOf(form: string, number: number): string {
  return number > 1 ? `comptoir-form:${form}:${number}` : `comptoir-form:${form}`;
}

/** A browser may forbid storage altogether: then there is none. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
