import type { FoundShop } from '../../contract/widget/public-form-calls.ts';
import type { Answers, SavedInput, WidgetField } from '../answers/answers.ts';

/** The focused field and the caret position. */
export interface Typing {
  key: string;
  caret: number | null;
}

const ANSWER = 'a.';

/**
 * The plain form inside the element, shown until the widget is rendered, as on our landing pages. Its input and id are
 * taken over, so that both create the same request.
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
    typed: (fields: readonly WidgetField[]): SavedInput => {
      const sent = new FormData(plain);
      return {
        submissionId: String(sent.get('id') ?? ''),
        answers: answersOf(sent, fields),
        shop: shopOf(plain),
        step: 0,
      };
    },
    typing: (): Typing | null => {
      const control = plain.querySelector<HTMLInputElement>(':is(input,select,textarea):focus');
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
