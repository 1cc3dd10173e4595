import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useActorName } from '../use-actor-name.ts';
import { useAnswerText } from '../use-answer-text.ts';
import type { EntryFormatter } from './formatted-entry.ts';

const PARTS = {
  price: 'leads:detail.price',
  tags: 'leads:detail.tags',
  skus: 'leads:detail.products',
  internalNote: 'leads:detail.note',
} as const;
const FIELD = 'field.';

/** Edited parts with their values before and after. */
export function useEditFormatter(
  lead: Pick<Lead, 'fieldsValues' | 'currency'>,
): EntryFormatter<'edit'> {
  const { t } = useTranslation();
  const { list, money } = useFormat();
  const who = useActorName();
  const wordsOf = useAnswerText();
  const asked = (part: string) =>
    lead.fieldsValues.find(({ slug }) => part === `${FIELD}${slug}`) ?? { type: '', options: [] };
  const nameOf = (part: string) => {
    if (Object.hasOwn(PARTS, part)) return t(PARTS[part as keyof typeof PARTS]);
    const field = asked(part);
    return 'name' in field ? field.name : part.replace(FIELD, '');
  };
  const saidOf = (part: string, value: unknown) =>
    (part === 'price' && typeof value === 'number'
      ? money(value, lead.currency)
      : wordsOf(asked(part), value)) || t('leads:history.empty');
  return {
    edit: ({ by, detail: { changes } }) => ({
      text: t('leads:history.edit', {
        parts: list(changes.map(({ part }) => nameOf(part))),
        who: who(by),
      }),
      changes: changes.map(({ part, before, after }) => ({
        part: nameOf(part),
        before: saidOf(part, before),
        after: saidOf(part, after),
      })),
    }),
  };
}
