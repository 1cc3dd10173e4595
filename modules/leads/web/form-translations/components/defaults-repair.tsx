import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { defaultTranslationsCall } from '#modules/leads/contract/forms/default-translations-call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { fillingDefaults, type TextRow } from '../data/text-figures.ts';
import classes from './translations.module.css';

/** Fills missing texts with default texts, where available. */
export function DefaultsRepair({ locale, rows }: { locale: Locale; rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const store = useDraftStore();
  const languageOf = useLanguageNames();
  const { data } = useCall(defaultTranslationsCall, {});
  const filling = fillingDefaults(rows, data?.[locale]);
  const count = Object.keys(filling).length;
  if (count === 0) return null;
  const fill = () =>
    store.change((draft) => ({
      ...draft,
      translations: {
        ...draft.translations,
        list: {
          ...draft.translations.list,
          [locale]: { ...draft.translations.list[locale], ...filling },
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
            {t('leads:editor.texts.fill', { count, formatted })}
          </Button>
        }
      >
        {t('leads:editor.texts.defaults', {
          count,
          formatted,
          missing: number(rows.filter(({ isMissing }) => isMissing).length),
          language: languageOf(locale),
        })}
      </Note>
    </div>
  );
}
