import type { FoundShop } from '../../contract/widget/shop-search.ts';
import type { Answers, WidgetField } from './answers.ts';

/** What was typed when it could not be sent. */
export interface KeptTyping {
  submissionId: string;
  answers: Answers;
  shop: FoundShop | null;
  step: number;
}

/**
 * Kept in the tab and gone with it, and only once sending has failed: nobody agreed to more. The id goes along, so that
 * what had arrived before the page was loaded again is not sent twice.
 */
export const keptTyping = {
  read(form: string): KeptTyping | null {
    return attempt(() => {
      const text = sessionStorage.getItem(keyOf(form));
      return text === null ? null : (JSON.parse(text) as KeptTyping);
    });
  },
  keep(form: string, typing: KeptTyping): void {
    attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(typing)));
  },
  forget(form: string): void {
    attempt(() => sessionStorage.removeItem(keyOf(form)));
  },
};

/** A page that is loaded again has only the names of files, and nobody would see that they go along. */
export function withoutFiles(answers: Answers, fields: readonly WidgetField[]): Answers {
  const files = new Set(fields.filter(({ type }) => type === 'file').map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !files.has(key)));
}

function keyOf(form: string): string {
  return `comptoir-form:${form}`;
}

/** A browser may forbid storage altogether: then there is none. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
