import { useTranslation } from 'react-i18next';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { useDraft } from '../../data/draft/draft-context.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import type { TextRow } from '../data/text-figures.ts';
import { TextLine } from './text-line.tsx';
import classes from './translations.module.css';

/** Key, text of the default language, and input. */
export function TextTable({ locale, rows }: { locale: Locale; rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  const languageOf = useLanguageNames();
  const reference = useDraft(({ draft }) => draft.translations.defaultLocale);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('leads:field.key')}</th>
          <th scope="col">
            {t('leads:editor.texts.referenceIn', { language: languageOf(reference) })}
          </th>
          <th scope="col">{languageOf(locale)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TextLine
            key={row.key}
            textKey={row.key}
            locale={locale}
            lang={languageTag(locale)}
            reference={reference}
            isMissing={row.isMissing}
            isMandatory={row.mandatory}
          />
        ))}
      </tbody>
    </table>
  );
}
