import type { FoundShop } from '../../contract/widget/public-form-calls.ts';
import type { Answers, SavedInput, WidgetField } from '../answers/answers.ts';

/** The focused field and the caret position. */
export interface Typing {
  /** Empty if something else of the form is focused. */
  key: string;
  caret: number | null;
}

const ANSWER = 'a.';

/**
 * The plain form inside the element, shown until the widget is rendered, as on our landing pages. Its input, its id and
 * when the page was opened are taken over, so that both create the same request.
 */
export function findFallbackForm(host: HTMLElement) {
  const plain = host.querySelector('form');
  if (!plain) return null;
  return {
    /** Chosen files cannot be transferred, so a form with files stays plain. */
    mustStay: () =>
      [...plain.querySelectorAll<HTMLInputElement>('[type=file]')].some(
        ({ files }) => files?.length,
      ),
    /** The page may have been open for long when the widget arrives. */
    landedAt: () => plain.querySelector<HTMLInputElement>('[name=landed]')?.value,
    typed: (fields: readonly WidgetField[]): SavedInput => {
      const sent = new FormData(plain);
      return {
        submissionId: String(sent.get('id') ?? ''),
        answers: answersOf(sent, fields),
        shop: shopOf(plain),
        step: 0,
      };
    },
    /** Also if the focus is not in a field: the button that opened the form loses it when the form is replaced. */
    typing: (): Typing | null => {
      const focused = plain.querySelector<HTMLInputElement>(':focus');
      if (!focused) return null;
      const name = focused.name ?? '';
      return {
        key: name.startsWith(ANSWER) ? name.slice(ANSWER.length) : name,
        caret: focused.selectionStart ?? null,
      };
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

/** The chosen store, as far as the plain form contains its data. */
function shopOf(plain: HTMLFormElement): FoundShop | null {
  const chosen = plain.querySelector<HTMLInputElement>('[name=shop]:checked');
  if (!chosen) return null;
  const readText = (part: string) => chosen.parentElement?.querySelector(part)?.textContent ?? '';
  return {
    id: chosen.value,
    name: readText('b'),
    city: readText('small'),
    country: '',
    street: null,
    postalCode: null,
    phone: null,
    website: null,
    openingHours: null,
    distance: null,
  };
}

/** Events for the surrounding page, as DOM events and in its dataLayer. They never contain personal data or answers. */
export type PageEvent =
  | { name: 'ready'; detail: { form: string; version: number; locale: string; steps: number } }
  | { name: 'step'; detail: { form: string; step: number; steps: number } }
  | { name: 'error'; detail: { form: string; code: string; fields: string[] } }
  | { name: 'sent'; detail: { form: string; locale: string } };

export function publishPageEvent(from: HTMLElement, { name, detail }: PageEvent): void {
  const event = `comptoir-form:${name}`;
  from.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  const page = window as { dataLayer?: unknown };
  if (page.dataLayer === undefined) page.dataLayer = [];
  if (Array.isArray(page.dataLayer)) page.dataLayer.push({ event, ...detail });
}
