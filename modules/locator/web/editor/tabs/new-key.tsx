import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  TRANSLATION_KEY_MAX_LENGTH,
  TRANSLATIONS_LIMIT,
} from '#modules/locator/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useDraft, useDraftStore } from '../data/draft-context.tsx';
import classes from './translations.module.css';

const KEY = /^[A-Za-z][\w.-]*$/;

/** A key of the brand's own, for the text of a link or the header of a list [LOC-05]. */
export function NewKey({ known }: { known: readonly string[] }) {
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
