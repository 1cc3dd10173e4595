import type { Form } from '#modules/forms/contract/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { cutText } from '#platform/contract/text/text.ts';
import type { FieldValue } from '../tables/lead-tables.ts';

const FACTS_SHOWN = 12;
const FACT_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;
/**
 * Answer types that are never listed: consents do not concern the recipient, and the others are shown elsewhere or may
 * identify the consumer [LEAD-11].
 */
const NEVER_LISTED = ['consent', 'file', 'product', 'longText'];

type FormTexts = Pick<Form, 'fields' | 'translations'>;

/** The answers as text, in the reader's language if available, without identity fields. */
export function formatAnswers(
  form: FormTexts,
  answers: readonly FieldValue[],
  locale: Locale,
  /** True if the reader already sees the consumer's identity. */
  isAllKnown = false,
): { name: string; value: string }[] {
  return answers
    .filter(({ slug, type, options }) => {
      const field = form.fields.find(({ key }) => key === slug);
      if (NEVER_LISTED.includes(type)) return false;
      // Free text of a removed field may be a name or a phone number, so it is treated as personal data.
      return field
        ? !field.identity || field.identity === 'city'
        : isAllKnown || options.length > 0;
    })
    .map((answer) => ({
      name: textOf(form, locale, `field.${answer.slug}.label`) || answer.name,
      value: cutText(formatValue(form, answer, locale), FACT_LENGTH),
    }))
    .filter(({ value }) => value !== '')
    .slice(0, FACTS_SHOWN);
}

/** The free-text message. */
export function shortMessage(answers: readonly FieldValue[]): string {
  return cutText(fullMessage(answers), MESSAGE_LENGTH);
}

export function fullMessage(answers: readonly FieldValue[]): string {
  const written = answers.flatMap(({ type, value }) =>
    type === 'longText' && typeof value === 'string' ? [value.trim()] : [],
  );
  return written.filter(Boolean).join('\n\n');
}

function formatValue(
  form: FormTexts,
  { slug, options, value }: FieldValue,
  locale: Locale,
): string {
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

function textOf({ translations }: FormTexts, locale: Locale, key: string): string {
  return translations.list[locale]?.[key] ?? '';
}
