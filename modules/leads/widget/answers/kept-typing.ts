import type { FoundShop } from '../../contract/widget/shop-search.ts';
import type { Answers, WidgetField } from './answers.ts';

/** What was typed when it could not be sent. */
export interface KeptTyping {
  submissionId: string;
  answers: Answers;
  shop: FoundShop | null;
  step: number;
}

/** Two widgets of one form on one page are two requests, each with an id of its own. */
type Which = [form: string, number: number];

/**
 * Kept in the tab and gone with it, and only once sending has failed: nobody agreed to more. The id goes along, so that
 * what had arrived before the page was loaded again is not sent twice.
 */
export const keptTyping = {
  read(...which: Which): KeptTyping | null {
    return attempt(() => {
      const text = sessionStorage.getItem(keyOf(...which));
      return text === null ? null : (JSON.parse(text) as KeptTyping);
    });
  },
  keep(typing: KeptTyping, ...which: Which): void {
    attempt(() => sessionStorage.setItem(keyOf(...which), JSON.stringify(typing)));
  },
  forget(...which: Which): void {
    attempt(() => sessionStorage.removeItem(keyOf(...which)));
  },
};

/** A page that is loaded again has only the names of files, and nobody would see that they go along. */
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
