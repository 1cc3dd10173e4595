import type { FoundShop } from '../../contract/widget/shop-search.ts';
import type { Answers, WidgetField } from '../answers/answers.ts';
import type { KeptTyping } from '../answers/kept-typing.ts';

/** Where somebody is typing: in which field, and behind which letter. */
export interface Typing {
  key: string;
  caret: number | null;
}

const ANSWER = 'a.';

/**
 * The plain form that stands inside of the element until the widget has drawn its own, as our landing pages have it. What was
 * typed into it meanwhile goes along, and so does its id: sent by the one or by the other it is one request.
 */
export function standingForm(host: HTMLElement) {
  const plain = host.querySelector('form');
  if (!plain) return null;
  return {
    /** A browser gives chosen files to nobody else: whoever has chosen one stays with the plain form. */
    mustStay: () =>
      [...plain.querySelectorAll<HTMLInputElement>('[type=file]')].some(
        ({ files }) => files?.length,
      ),
    typed: (fields: readonly WidgetField[]): KeptTyping => {
      const sent = new FormData(plain);
      return {
        submissionId: String(sent.get('id') ?? ''),
        answers: answersOf(sent, fields),
        shop: shopOf(plain),
        step: 0,
      };
    },
    typing: (): Typing | null => {
      const control = plain.querySelector<HTMLInputElement>(':focus');
      if (!control?.name.startsWith(ANSWER)) return null;
      return { key: control.name.slice(ANSWER.length), caret: control.selectionStart ?? null };
    },
  };
}

function answersOf(sent: FormData, fields: readonly WidgetField[]): Answers {
  const answers: Answers = {};
  for (const { key, type, multiple } of fields) {
    const values = sent
      .getAll(ANSWER + key)
      .map(String)
      .filter(Boolean);
    if (values.length === 0 || type === 'file') continue;
    answers[key] = type === 'consent' ? true : multiple ? values : (values[0] ?? null);
  }
  return answers;
}

/** As much of the chosen store as the plain form says. */
function shopOf(plain: HTMLFormElement): FoundShop | null {
  const chosen = plain.querySelector<HTMLInputElement>('[name=shop]:checked');
  if (!chosen) return null;
  const words = (part: string) => chosen.parentElement?.querySelector(part)?.textContent ?? '';
  return {
    id: chosen.value,
    name: words('b'),
    city: words('small'),
    country: '',
    street: null,
    postalCode: null,
    phone: null,
    website: null,
    openingHours: null,
    distance: null,
  };
}
