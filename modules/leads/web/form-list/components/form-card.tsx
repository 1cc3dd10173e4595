import { useTranslation } from 'react-i18next';
import type { FormRow } from '#modules/leads/contract/forms/form.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { FormState } from '../../components/form-state.tsx';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';

/** A form on a phone: which, whether it takes leads, and how many came. */
export function FormCard({ form, ...way }: CardNavigation & { form: FormRow }) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const word = useLeadLexicon(form.id);
  return (
    <PhoneCard
      {...way}
      name={form.name}
      figure={<span title={t(`leads:lexicon.${word}.in30Days`)}>{number(form.leads)}</span>}
      text={form.locales.join(', ')}
      state={<FormState isActive={form.active} />}
      facts={
        form.missingTexts > 0
          ? [
              t('platform:labelled', {
                label: t('leads:forms.list.column.missing'),
                value: number(form.missingTexts),
              }),
            ]
          : []
      }
      date={form.lastLeadAt ? moment(form.lastLeadAt) : t('leads:forms.list.never')}
    />
  );
}
