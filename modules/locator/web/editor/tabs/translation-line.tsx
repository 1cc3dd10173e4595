import { ActionIcon, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import { type TranslationRow, withTranslation } from '../data/translation-rows.ts';
import classes from './translations.module.css';

/** One text: its key, the default text as placeholder, the custom text. The input grows with its text, which has no line breaks. */
export const TranslationLine = memo(function TranslationLine({
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
