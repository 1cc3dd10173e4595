import { useMemo } from 'react';
import type { FormRow } from '#modules/forms/contract/form.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import cellClasses from '#platform/web/table/rows/cell.module.css';
import { FormState } from '../../components/form-state.tsx';
import { useFormLexicons } from '../../data/use-forms.ts';
import classes from './form-list.module.css';

/** The columns of forms [FORM-01]. */
export function useFormColumns(): TableColumn<FormRow>[] {
  const { t } = useTranslation();
  const languageName = useLanguageNames();
  const format = useFormat();
  const word = useFormLexicons()();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('forms:forms.list.column.name'),
        minWidth: 220,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={cellClasses.name}>{name}</span>,
      },
      {
        id: 'status',
        header: t('forms:forms.list.column.status'),
        minWidth: 130,
        priority: 9,
        whole: true,
        cell: ({ active }) => <FormState isActive={active} />,
      },
      {
        id: 'languages',
        header: t('forms:forms.list.column.languages'),
        minWidth: 130,
        priority: 6,
        cell: ({ locales }) => (
          <span className={cellClasses.quiet} title={locales.map(languageName).join(', ')}>
            {t('forms:forms.list.languages', { count: locales.length })}
          </span>
        ),
      },
      {
        id: 'fields',
        header: t('forms:forms.list.column.fields'),
        align: 'end',
        minWidth: 80,
        priority: 4,
        cell: ({ fields }) => format.number(fields),
      },
      {
        id: 'missing',
        header: t('forms:forms.list.column.missing'),
        align: 'end',
        minWidth: 120,
        priority: 5,
        cell: ({ missingTexts }) =>
          missingTexts > 0 ? (
            <span className={classes.due}>{format.number(missingTexts)}</span>
          ) : (
            <span className={cellClasses.quiet}>{t('forms:forms.list.none')}</span>
          ),
      },
      {
        id: 'leads',
        header: t(`forms:lexicon.${word}.in30Days`),
        align: 'end',
        minWidth: 120,
        priority: 8,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ leads }) => format.number(leads),
      },
      {
        id: 'lastLead',
        header: t(`forms:lexicon.${word}.last`),
        minWidth: 130,
        priority: 7,
        cell: ({ lastLeadAt }) => (
          <span className={cellClasses.quiet}>
            {lastLeadAt ? format.moment(lastLeadAt) : t('forms:forms.list.never')}
          </span>
        ),
      },
      {
        id: 'updatedAt',
        header: t('forms:forms.list.column.changed'),
        minWidth: 130,
        priority: 3,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => (
          <span className={cellClasses.quiet}>{format.moment(updatedAt)}</span>
        ),
      },
    ],
    [t, languageName, format, word],
  );
}
