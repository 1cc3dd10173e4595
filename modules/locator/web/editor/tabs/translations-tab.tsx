import { ActionIcon, Button, SegmentedControl, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import {
  TRANSLATION_KEY_MAX_LENGTH,
  TRANSLATIONS_LIMIT,
} from '#modules/locator/contract/limits.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { SearchField } from '#platform/web/filters/search/search-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { useChoices, useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import {
  filterRows,
  missingTranslations,
  TEXT_FILTERS,
  type TextFilter,
  type TranslationRow,
  translationRows,
  withTranslation,
} from '../data/translation-rows.ts';
import classes from './translations.module.css';

const PAGE = 100;
const KEY = /^[A-Za-z][\w.-]*$/;
const FILTER_NAMES = {
  all: 'locator:editor.texts.all',
  missing: 'locator:editor.texts.missing',
  own: 'locator:editor.texts.own',
} as const;

/** Texts of the public site: defaults in each language, replaced by the brand's custom texts [LOC-03]. */
export default function TranslationsTab() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  const filterNames = useNames(FILTER_NAMES);
  const choices = useChoices();
  const { locales, defaultLocale, translations } = useDraft(({ draft }) => ({
    locales: draft.locales,
    defaultLocale: draft.defaultLocale,
    translations: draft.translations,
  }));
  const [chosen, setChosen] = useState<Locale>(defaultLocale);
  const [filter, setFilter] = useState<TextFilter>('all');
  const [searchText, setSearchText] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const locale = locales.includes(chosen) ? chosen : defaultLocale;
  const ours = choices?.texts[locale];
  const latest = useDeferredValue(translations);
  const rows = useMemo(
    () => (ours ? translationRows(latest, ours, locale) : undefined),
    [latest, ours, locale],
  );
  const missing = missingTranslations({ translations: latest, locales });
  if (!rows) return <SkeletonRows />;
  const found = filterRows(rows, { words: searchText, filter });
  const counts = {
    all: rows.length,
    missing: rows.filter(({ isMissing }) => isMissing).length,
    own: rows.filter(({ value, isMissing }) => value !== '' || isMissing).length,
  };
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl<Locale>
          aria-label={t('locator:editor.preview.language')}
          value={locale}
          onChange={setChosen}
          data={locales.map((value) => {
            const count = missing.filter((one) => one.locale === value).length;
            return {
              value,
              label: count > 0 ? `${languageOf(value)} ${number(count)}` : languageOf(value),
            };
          })}
        />
        <SearchField
          placeholder={t('locator:editor.texts.find')}
          query={searchText}
          onSearch={(typed) => {
            setSearchText(typed);
            setLimit(PAGE);
          }}
        />
        <SegmentedControl<TextFilter>
          aria-label={t('locator:editor.texts.filter')}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setLimit(PAGE);
          }}
          data={TEXT_FILTERS.map((value) => ({
            value,
            label: `${filterNames[value]} ${number(counts[value])}`,
          }))}
        />
      </div>
      <p className={classes.help}>{t('locator:help.translations', { variable: '{{place}}' })}</p>
      {found.length === 0 && <p className={classes.help}>{t('locator:editor.texts.nothing')}</p>}
      <ul className={classes.lines} data-path="translations">
        {found.slice(0, limit).map((row) => (
          <TranslationLine key={row.key} row={row} locale={locale} />
        ))}
      </ul>
      {found.length > limit && (
        <div className={classes.bar}>
          <Button variant="default" onClick={() => setLimit(limit + PAGE)}>
            {t('locator:editor.texts.more', { count: Math.min(PAGE, found.length - limit) })}
          </Button>
        </div>
      )}
      <NewKey known={rows.map(({ key }) => key)} />
    </>
  );
}

/** A custom key for the text of a link or the header of a list [LOC-05]. */
function NewKey({ known }: { known: readonly string[] }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const count = useDraft(({ draft }) => draft.translations.length);
  const [key, setKey] = useState('');
  const isUsed = known.includes(key);
  const isKey = KEY.test(key) && key.length <= TRANSLATION_KEY_MAX_LENGTH;
  const isFull = count >= TRANSLATIONS_LIMIT;
  const fault = isUsed
    ? t('locator:fault.keyUsed')
    : key !== '' && !isKey
      ? t('locator:fault.translationKey')
      : undefined;
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isKey || isUsed || isFull) return;
        const { translations } = store.get().draft;
        store.change({ translations: [...translations, { key, values: {} }] });
        setKey('');
      }}
    >
      <TextField
        label={t('locator:editor.texts.key')}
        help={t('locator:help.translationKey')}
        value={key}
        onChange={(typed) => setKey(typed.trim())}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        type="submit"
        variant="default"
        disabled={!isKey || isUsed || isFull}
        leftSection={<Icon of={IconPlus} size={14} />}
      >
        {t('locator:editor.texts.add')}
      </Button>
    </form>
  );
}

/** One text: its key, the default text as placeholder, the custom text. The input grows with its text, which has no line breaks. */
const TranslationLine = memo(function TranslationLine({
  row: { key, ours, isMissing },
  locale,
}: {
  row: TranslationRow;
  locale: Locale;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const languageOf = useLanguageNames();
  const index = useDraft(({ draft }) => draft.translations.findIndex((one) => one.key === key));
  const value = useDraft(({ draft }) => draft.translations[index]?.values[locale] ?? '');
  const place = `translations.${index}`;
  const fault = useFaultAt(`${place}.values.${locale}`);
  const { error: keyFault } = useFaultAt(`${place}.key`);
  const isOurs = ours !== undefined;
  const change = (next: string) =>
    store.change({
      translations: withTranslation(store.get().draft.translations, {
        key,
        locale,
        value: next,
        isOurs,
      }),
    });
  return (
    <li className={classes.line} data-missing={isMissing || undefined} data-path={place}>
      <span className={classes.key}>
        <code>{key}</code>
        {isMissing && <small>{t('locator:editor.texts.missing')}</small>}
        {keyFault && <small className={classes.fault}>{keyFault}</small>}
      </span>
      <Textarea
        {...fault}
        className={classes.input}
        lang={languageTag(locale)}
        aria-label={`${key}, ${languageOf(locale)}`}
        placeholder={ours ?? t('locator:editor.texts.empty')}
        value={value}
        autoComplete="off"
        rows={1}
        classNames={{ input: classes.growing }}
        onChange={(event) => change(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!isOurs && (
        <ActionIcon
          variant="subtle"
          aria-label={t('locator:editor.remove', { name: key })}
          onClick={() =>
            store.change({
              translations: store.get().draft.translations.filter((one) => one.key !== key),
            })
          }
        >
          <Icon of={IconX} size={14} />
        </ActionIcon>
      )}
    </li>
  );
});
