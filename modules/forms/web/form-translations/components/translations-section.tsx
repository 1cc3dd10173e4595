import { Button, Textarea } from '@mantine/core';
import { memo, useState } from 'react';
import { FORM_TEXT_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { defaultTranslationsCall } from '#modules/forms/contract/texts/form-text-calls.ts';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { FieldError } from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { type SectionProps, useTarget } from '../../data/draft/editor-places.ts';
import { setText } from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import {
  fillingDefaults,
  firstLocaleToWrite,
  type TextFilter,
  type TextRow,
  useShownTexts,
} from '../data/shown-texts.ts';
import { LocaleTabs } from './locale-tabs.tsx';
import { OwnTexts } from './own-texts.tsx';
import { TextsBar } from './texts-bar.tsx';
import classes from './translations.module.css';

const VARIABLE = /(\{[^{}\s]{1,40}\})/;

/** All texts of the form in every language, with completeness, missing texts and the reference text [FORM-05]. */
export default function TranslationsSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const defaultLocale = useDraft(({ draft }) => draft.translations.defaultLocale);
  const store = useDraftStore();
  const [locale, setLocale] = useState<Locale>(() => firstLocaleToWrite(store.get().draft));
  const [filter, setFilter] = useState<TextFilter>('all');
  const [searchText, setSearchText] = useState('');
  const { rows, shown, counts } = useShownTexts({ locale, filter, words: searchText });
  useTarget((path) => {
    const [section, list, requestedLocale] = path.split('.');
    if (section !== 'translations' || list !== 'list') return;
    setFilter('all');
    setSearchText('');
    setLocale(LOCALES.find((one) => one === requestedLocale) ?? defaultLocale);
  });
  return (
    <>
      <LocaleTabs current={locale} onSelect={setLocale} />
      <TextsBar
        formId={form.id}
        locale={locale}
        words={searchText}
        filter={filter}
        counts={counts}
        onWords={setSearchText}
        onFilter={setFilter}
      />
      <FillDefaultsNote locale={locale} rows={rows} />
      {shown.length > 0 ? (
        <TextTable locale={locale} rows={shown} />
      ) : (
        <p className={classes.nothing}>{t('forms:editor.texts.nothing')}</p>
      )}
      <OwnTexts />
    </>
  );
}

/** Key, text of the default language, and input. */
function TextTable({ locale, rows }: { locale: Locale; rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  const languageOf = useLanguageNames();
  const reference = useDraft(({ draft }) => draft.translations.defaultLocale);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('forms:field.key')}</th>
          <th scope="col">
            {t('forms:editor.texts.referenceIn', { language: languageOf(reference) })}
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

/** One text in the default language and in this language. */
const TextLine = memo(function TextLine({
  textKey,
  locale,
  lang,
  reference,
  isMissing,
  isMandatory,
}: {
  textKey: string;
  locale: Locale;
  lang: string;
  reference: Locale;
  isMissing: boolean;
  isMandatory: boolean;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const languageOf = useLanguageNames();
  const path = `translations.list.${locale}.${textKey}`;
  const text = useDraft(({ draft }) => draft.translations.list[locale]?.[textKey] ?? '');
  const referenceText = useDraft(
    ({ draft }) => draft.translations.list[reference]?.[textKey] ?? '',
  );
  const isActive = useDraft(({ draft }) => draft.translations.activatedLocales.includes(locale));
  const fault = useFault(path, true);
  const isMandatoryMissing = isMissing && isMandatory && isActive;
  const error = isMandatoryMissing ? t('forms:editor.texts.mustNotBeEmpty') : fault;
  return (
    <tr data-missing={isMissing && isActive ? (isMandatory ? 'mandatory' : 'optional') : undefined}>
      <th scope="row" className={classes.key}>
        {textKey}
      </th>
      <td lang={languageTag(reference)} className={classes.reference}>
        <TextWithVariables text={referenceText} />
      </td>
      <td lang={lang} className={classes.input}>
        <Textarea
          data-path={path}
          aria-label={`${textKey}, ${languageOf(locale)}`}
          classNames={{ input: classes.area }}
          rows={1}
          value={text}
          maxLength={FORM_TEXT_MAX_LENGTH}
          error={error && <FieldError>{error}</FieldError>}
          placeholder={
            referenceText && locale !== reference && !isMandatoryMissing
              ? t('forms:editor.texts.shownIn', { language: languageOf(reference) })
              : t('forms:editor.texts.empty')
          }
          onChange={({ currentTarget: { value } }) => store.change(setText(locale, textKey, value))}
          onBlur={() => store.leave(path)}
        />
      </td>
    </tr>
  );
});

/** A text whose variables in braces are de-emphasized. */
function TextWithVariables({ text }: { text: string }) {
  return text.split(VARIABLE).map((piece, at) =>
    VARIABLE.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <span key={at} className={classes.variable}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** Fills missing texts with default texts, where available. */
function FillDefaultsNote({ locale, rows }: { locale: Locale; rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const store = useDraftStore();
  const languageOf = useLanguageNames();
  const { data } = useCall(defaultTranslationsCall, {});
  const missingDefaults = fillingDefaults(rows, data?.[locale]);
  const count = Object.keys(missingDefaults).length;
  if (count === 0) return null;
  const fill = () =>
    store.change((draft) => ({
      ...draft,
      translations: {
        ...draft.translations,
        list: {
          ...draft.translations.list,
          [locale]: { ...draft.translations.list[locale], ...missingDefaults },
        },
      },
    }));
  const formatted = number(count);
  return (
    <div className={classes.repair}>
      <Note
        tone="due"
        action={
          <Button variant="default" onClick={fill}>
            {t('forms:editor.texts.fill', { count, formatted })}
          </Button>
        }
      >
        <b className={classes.repairs}>
          {t('forms:editor.texts.defaults', {
            count,
            formatted,
            missing: number(rows.filter(({ isMissing }) => isMissing).length),
            language: languageOf(locale),
          })}
        </b>{' '}
        {t('forms:editor.texts.defaultsFill')}
      </Note>
    </div>
  );
}
