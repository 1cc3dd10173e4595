import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { editableAnswers, type LeadValues } from './lead-values.ts';
import { useAnswerText } from './use-answer-text.ts';

const LABELS = {
  fieldsValues: 'leads:detail.editor.answers',
  tags: 'leads:detail.tags',
  internalNote: 'leads:detail.note',
  skus: 'leads:detail.editor.skus',
  price: 'leads:detail.price',
} as const satisfies Record<keyof LeadValues, string>;

/** The input as text, shown next to another user's version [LEAD-03]. */
export function useLeadFieldTexts(lead: Lead) {
  const { t } = useTranslation();
  const { list, money } = useFormat();
  const wordsOf = useAnswerText();
  return {
    labelOf: (part: keyof LeadValues) => t(LABELS[part]),
    wordsOf(part: keyof LeadValues, values: LeadValues): string {
      if (part === 'price') return values.price === null ? '' : money(values.price, lead.currency);
      if (part === 'internalNote') return values.internalNote;
      if (part !== 'fieldsValues') return list(values[part]);
      return editableAnswers(lead)
        .map((asked) => `${asked.name}: ${wordsOf(asked, values.fieldsValues[asked.slug])}`)
        .join(' · ');
    },
  };
}
