import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#platform/contract/locale.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { SearchField } from '#platform/web/filters/search/search-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { TEXT_FILTERS, type TextFilter } from '../data/use-shown-texts.ts';
import { TextsFileMenu } from './texts-file-menu.tsx';
import classes from './translations.module.css';

const FILTER_NAMES = {
  all: 'leads:editor.texts.all',
  missing: 'leads:editor.texts.missing',
  mandatory: 'leads:editor.texts.mandatory',
  changed: 'leads:editor.texts.changed',
} as const satisfies Record<TextFilter, string>;

/** Text search, activation of this language, and export of all texts. */
export function TextsBar({
  formId,
  locale,
  words,
  filter,
  counts,
  onWords,
  onFilter,
}: {
  formId: string;
  locale: Locale;
  words: string;
  filter: TextFilter;
  counts: Readonly<Record<TextFilter, number>>;
  onWords: (words: string) => void;
  onFilter: (filter: TextFilter) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const store = useDraftStore();
  const names = useNames(FILTER_NAMES);
  const languageOf = useLanguageNames();
  const { activatedLocales, defaultLocale } = useDraft(({ draft: { translations } }) => ({
    activatedLocales: translations.activatedLocales,
    defaultLocale: translations.defaultLocale,
  }));
  const isActive = activatedLocales.includes(locale);
  const isDefault = locale === defaultLocale;
  const fault = useFault('translations.defaultLocale', true);
  const set = (part: Partial<{ activatedLocales: Locale[]; defaultLocale: Locale }>) =>
    store.change((draft) => ({ ...draft, translations: { ...draft.translations, ...part } }));
  return (
    <div className={classes.bar} data-path="translations.defaultLocale">
      <SearchField placeholder={t('leads:editor.texts.find')} query={words} onSearch={onWords} />
      <SegmentedControl<TextFilter>
        aria-label={t('leads:editor.texts.filter')}
        value={filter}
        onChange={onFilter}
        data={TEXT_FILTERS.map((value) => ({
          value,
          label: `${names[value]} ${number(counts[value])}`,
        }))}
      />
      <div className={classes.speaks}>
        {isActive && !isDefault && (
          <LinkButton onClick={() => set({ defaultLocale: locale })}>
            {t('leads:editor.texts.makeFirst')}
          </LinkButton>
        )}
        <SwitchField
          label={t('leads:editor.texts.active', { language: languageOf(locale) })}
          value={isActive}
          disabled={isDefault && isActive}
          error={fault}
          onChange={(speaks) =>
            set({
              activatedLocales: speaks
                ? [...activatedLocales, locale]
                : activatedLocales.filter((one) => one !== locale),
            })
          }
        />
        <TextsFileMenu formId={formId} />
      </div>
    </div>
  );
}
