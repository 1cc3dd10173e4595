import { Textarea } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_TEXT_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { setText } from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { MarkedVariables } from './marked-variables.tsx';
import classes from './translations.module.css';

/** One text in the default language and in this language. */
export const TextLine = memo(function TextLine({
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
  const said = useDraft(({ draft }) => draft.translations.list[reference]?.[textKey] ?? '');
  const isActive = useDraft(({ draft }) => draft.translations.activatedLocales.includes(locale));
  const fault = useFault(path, true);
  const isLacking = isMissing && isMandatory && isActive;
  const error = isLacking ? t('leads:editor.texts.mustNotBeEmpty') : fault;
  return (
    <tr data-missing={isMissing && isActive ? (isMandatory ? 'mandatory' : 'optional') : undefined}>
      <th scope="row" className={classes.key}>
        {textKey}
      </th>
      <td lang={languageTag(reference)} className={classes.reference}>
        <MarkedVariables text={said} />
      </td>
      <td lang={lang} className={classes.input}>
        <Textarea
          data-path={path}
          aria-label={`${textKey}, ${languageOf(locale)}`}
          classNames={{ input: classes.area }}
          rows={1}
          value={text}
          maxLength={FORM_TEXT_MAX_LENGTH}
          error={error}
          placeholder={
            said && locale !== reference
              ? t('leads:editor.texts.shownIn', { language: languageOf(reference) })
              : t('leads:editor.texts.empty')
          }
          onChange={({ currentTarget: { value } }) => store.change(setText(locale, textKey, value))}
          onBlur={() => store.leave(path)}
        />
      </td>
    </tr>
  );
});
