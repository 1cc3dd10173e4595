import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { Answer } from './split-lead-answers.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An answer as text: options by label, dates and numbers in the reader's language. */
export function useAnswerText(): (
  asked: Pick<Answer, 'type' | 'options'>,
  value: unknown,
) => string {
  const { t } = useTranslation();
  const { date, number, list } = useFormat();
  return ({ type, options }, value) => {
    const one = (given: unknown): string => {
      if (typeof given === 'boolean') return t(given ? 'leads:field.yes' : 'leads:field.no');
      if (typeof given === 'number') return number(given, Number.isInteger(given) ? 0 : 2);
      const text = String(given);
      if (type === 'date' && DAY.test(text)) return date(text);
      return options.find(({ key }) => key === text)?.name ?? text;
    };
    if (value === null || value === undefined || value === '') return '';
    return Array.isArray(value) ? list(value.map(one)) : one(value);
  };
}
