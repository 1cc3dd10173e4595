import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#platform/contract/locale.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { useTarget } from '../../data/draft/target-context.ts';
import type { SectionProps } from '../../data/section-props.ts';
import { firstLocaleToWrite } from '../data/text-figures.ts';
import { type TextFilter, useShownTexts } from '../data/use-shown-texts.ts';
import { DefaultsRepair } from './defaults-repair.tsx';
import { LocaleTabs } from './locale-tabs.tsx';
import { OwnTexts } from './own-texts.tsx';
import { TextTable } from './text-table.tsx';
import { TextsBar } from './texts-bar.tsx';
import classes from './translations.module.css';

/** All texts of the form in every language, with completeness, missing texts and the reference text [FORM-05]. */
export default function TranslationsSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const first = useDraft(({ draft }) => draft.translations.defaultLocale);
  const store = useDraftStore();
  const [locale, setLocale] = useState<Locale>(() => firstLocaleToWrite(store.get().draft));
  const [filter, setFilter] = useState<TextFilter>('all');
  const [words, setWords] = useState('');
  const { rows, shown, counts } = useShownTexts({ locale, filter, words });
  useTarget((path) => {
    const [section, list, asked] = path.split('.');
    if (section !== 'translations' || list !== 'list') return;
    setFilter('all');
    setWords('');
    setLocale(LOCALES.find((one) => one === asked) ?? first);
  });
  return (
    <>
      <LocaleTabs current={locale} onSelect={setLocale} />
      <TextsBar
        formId={form.id}
        locale={locale}
        words={words}
        filter={filter}
        counts={counts}
        onWords={setWords}
        onFilter={setFilter}
      />
      <DefaultsRepair locale={locale} rows={rows} />
      {shown.length > 0 ? (
        <TextTable locale={locale} rows={shown} />
      ) : (
        <p className={classes.nothing}>{t('leads:editor.texts.nothing')}</p>
      )}
      <OwnTexts />
    </>
  );
}
