import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { cutText } from '#platform/contract/text/storable-text.ts';
import type { FieldValue } from '../tables/lead-tables.ts';

const FACTS_SHOWN = 12;
const FACT_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;
/** What says who somebody is stays behind the acceptance, what agrees to something is nobody's errand [LEAD-11]. */
const UNTOLD = ['consent', 'file', 'product', 'longText'];

type Asked = Pick<Form, 'fields' | 'translations'>;

/** What was answered, in the reader's words where the form has them: without who asked. */
export function answersInWords(
  form: Asked,
  answers: readonly FieldValue[],
  locale: Locale,
  /** To whom who asked is known. */
  isAllKnown = false,
): { name: string; value: string }[] {
  return answers
    .filter(({ slug, type, options }) => {
      const field = form.fields.find(({ key }) => key === slug);
      if (UNTOLD.includes(type)) return false;
      // What was typed into a field that is no more may be a name or a phone: nobody can tell any longer.
      return field
        ? !field.identity || field.identity === 'city'
        : isAllKnown || options.length > 0;
    })
    .map((answer) => ({
      name: textOf(form, locale, `field.${answer.slug}.label`) || answer.name,
      value: cutText(valueInWords(form, answer, locale), FACT_LENGTH),
    }))
    .filter(({ value }) => value !== '')
    .slice(0, FACTS_SHOWN);
}

/** What was written freely. */
export function messageOf(answers: readonly FieldValue[]): string {
  return cutText(fullMessage(answers), MESSAGE_LENGTH);
}

export function fullMessage(answers: readonly FieldValue[]): string {
  const written = answers.flatMap(({ type, value }) =>
    type === 'longText' && typeof value === 'string' ? [value.trim()] : [],
  );
  return written.filter(Boolean).join('\n\n');
}

function valueInWords(form: Asked, { slug, options, value }: FieldValue, locale: Locale): string {
  if (value === null || typeof value === 'boolean') return '';
  const values = Array.isArray(value) ? value : [String(value)];
  return values
    .map(
      (one) =>
        textOf(form, locale, `field.${slug}.option.${one}`) ||
        (options.find(({ key }) => key === one)?.name ?? one),
    )
    .join(', ');
}

function textOf({ translations }: Asked, locale: Locale, key: string): string {
  return translations.list[locale]?.[key] ?? '';
}
