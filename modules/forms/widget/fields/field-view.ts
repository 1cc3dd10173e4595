import type { Answer } from '../../contract/condition.ts';
import type { PublicForm } from '../../contract/public-form.ts';
import type { WidgetField } from '../answers/answers.ts';
import { ALERT, element, icon } from '../dom/element.ts';
import type { ServerCalls } from '../server/server-calls.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';

/** Everything a field needs to render. */
export interface Drawing {
  form: PublicForm;
  calls: ServerCalls;
  say: WidgetTranslate;
  /** A text of the form; empty if the brand wrote none. */
  text(key: string): string;
  answerOf(key: string): Answer;
  answer(key: string, answer: Answer): void;
  /** From 1; higher if a page shows the same form several times. */
  number: number;
  /** The page has its own heading. */
  isUntitled: boolean;
  /** Key of the field that comes before the product and the stores. */
  first: string | null;
  /** A preview sends nothing. */
  isPreview: boolean;
}

/** A field on the page; created once, so that its input survives while other fields come and go. */
export interface FieldView {
  element: HTMLElement;
  /** Focuses the field, for example to correct an error. */
  focus(): void;
  setFault(fault: string | null): void;
  setRequired(isRequired: boolean): void;
}

export const fieldPartId = (key: string, part: string) => `${part}-${key}`;

/** Help and error of a field, referenced by its control as description. */
export function createFieldNote(field: WidgetField, { text }: Drawing) {
  const help = text(`field.${field.key}.help`);
  const fault = element('p', { class: 'fault', id: fieldPartId(field.key, 'fault'), hidden: true });
  return {
    help: help ? element('p', { class: 'help', id: fieldPartId(field.key, 'help') }, help) : null,
    fault,
    describedBy: help
      ? `${fieldPartId(field.key, 'help')} ${fieldPartId(field.key, 'fault')}`
      : fieldPartId(field.key, 'fault'),
  };
}

export function showFault(
  fault: HTMLElement,
  controls: readonly Element[],
  message: string | null,
): void {
  fault.hidden = message === null;
  fault.replaceChildren(...(message === null ? [] : [icon(ALERT), message]));
  for (const control of controls)
    if (message === null) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
}

/** `Phone optional`: fields are required by default, so only optional ones are marked. */
export function createFieldLabel(field: WidgetField, { text, say }: Drawing) {
  const optional = element('span', { class: 'quiet' }, ` ${say('forms:widget.optional')}`);
  return {
    words: [text(`field.${field.key}.label`) || field.key, optional] as const,
    setRequired: (isRequired: boolean) => {
      optional.hidden = isRequired;
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The standard layout: label, control, help and error. */
export function labelledField(
  field: WidgetField,
  drawing: Drawing,
  control: Control,
  /** Elements around the control; the control's own value is then not the answer. */
  around?: readonly Node[],
): FieldView {
  const note = createFieldNote(field, drawing);
  const label = createFieldLabel(field, drawing);
  control.id = fieldPartId(field.key, 'field');
  control.setAttribute('aria-describedby', note.describedBy);
  return {
    element: element(
      'div',
      { class: 'field', 'data-key': field.key },
      element('label', { for: control.id }, ...label.words),
      element('div', { class: 'answer' }, ...(around ?? [control]), note.help, note.fault),
    ),
    focus: () => control.focus(),
    setFault: (message) => showFault(note.fault, [control], message),
    setRequired(isRequired) {
      label.setRequired(isRequired);
      if (!around) control.required = isRequired;
    },
  };
}
