import { Button, SegmentedControl } from '@mantine/core';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { FORM_MAIL_NAMES, MAIL_TEXTS } from '#modules/forms/contract/form-notifications.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { writeTextSheetCall } from '#modules/forms/contract/texts/form-text-calls.ts';
import { listTextKeys } from '#modules/forms/contract/texts/form-texts.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SearchField } from '#platform/web/filters/search/search-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import { fieldLabel, fieldOptionLabel } from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { mailName } from '../../notifications/data/notification-labels.ts';
import { STATIC_PLACE_NAMES, TEXT_FILTERS, type TextFilter } from '../data/shown-texts.ts';
import classes from './translations.module.css';

const TextsFileDialog = onDemand(() => import('./texts-file-dialog.tsx'));

const FILTER_NAMES = {
  all: 'forms:editor.texts.all',
  missing: 'forms:editor.texts.missing',
  mandatory: 'forms:editor.texts.mandatory',
  changed: 'forms:editor.texts.changed',
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
      <SearchField placeholder={t('forms:editor.texts.find')} query={words} onSearch={onWords} />
      <SegmentedControl<TextFilter>
        aria-label={t('forms:editor.texts.filter')}
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
            {t('forms:editor.texts.makeFirst')}
          </LinkButton>
        )}
        <SwitchField
          label={t('forms:editor.texts.active', { language: languageOf(locale) })}
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

/** Exports all texts as a sheet for translators, and imports it [FORM-05]. */
function TextsFileMenu({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const mayChange = useAbility(changeForms);
  const [isBringing, setBringing] = useState(false);
  const { download, isDownloading } = useDownload(writeTextSheetCall);
  const give = () => {
    const { draft } = store.get();
    void download({
      params: { formId },
      body: buildTextSheet(draft, (key) => textPlace(t, draft, key)),
    });
  };
  return (
    <>
      <DropMenu
        position="bottom-end"
        rows={() => [
          {
            id: 'download',
            label: t('forms:editor.texts.sheet.download'),
            icon: <Icon of={IconDownload} />,
            run: give,
          },
          ...(mayChange
            ? [
                {
                  id: 'upload',
                  label: t('forms:editor.texts.sheet.upload'),
                  icon: <Icon of={IconUpload} />,
                  run: () => setBringing(true),
                },
              ]
            : []),
        ]}
        button={(props) => (
          <Button
            {...props}
            variant="default"
            loading={isDownloading}
            leftSection={<Icon of={IconDownload} />}
            rightSection={<Icon of={IconChevronDown} size={14} />}
          >
            {t('forms:editor.texts.sheet.menu')}
          </Button>
        )}
      />
      {isBringing && <TextsFileDialog formId={formId} onClose={() => setBringing(false)} />}
    </>
  );
}

/** All texts of the draft: the default language first, then every language that is activated or has texts. */
export function buildTextSheet(draft: FormDraft, placeOf: (key: string) => string) {
  const { defaultLocale, activatedLocales, list } = draft.translations;
  const localesWithTexts = LOCALES.filter((locale) => Object.keys(list[locale] ?? {}).length > 0);
  const locales = [...new Set([defaultLocale, ...activatedLocales, ...localesWithTexts])];
  return {
    locales,
    lines: listTextKeys(draft).map(({ key }) => ({
      key,
      where: placeOf(key),
      texts: Object.fromEntries(locales.map((locale) => [locale, list[locale]?.[key] ?? ''])),
    })),
  };
}

/** Where a text appears, for people that do not know the editor: “Company name: Help text”, “Reminder: Subject”. */
export function textPlace(t: TFunction, draft: FormDraft, key: string): string {
  const [part, name = '', text, option = ''] = key.split('.');
  const of = (label: string, value: string) => t('platform:labelled', { label, value });
  if (part === 'mail') {
    const mail = FORM_MAIL_NAMES.find((one) => one === name);
    const words = MAIL_TEXTS.find((one) => one === text);
    if (!mail || !words) return '';
    return of(t(mailName(mail, draft.settings.lexicon)), t(`forms:notify.text.${words}`));
  }
  if (part === 'field') {
    const label = fieldLabel(draft, name);
    if (text === 'option')
      return of(
        label,
        `${t('forms:field.optionsTitle')}, ${fieldOptionLabel(draft, name, option)}`,
      );
    if (text === 'help') return of(label, t('forms:field.help'));
    if (text === 'placeholder') return of(label, t('forms:field.placeholder'));
    return of(label, t('forms:editor.texts.sheet.label'));
  }
  const own = draft.statics.find((one) => one.key === name);
  return own ? t(STATIC_PLACE_NAMES[own.place]) : t('forms:title.form');
}
