import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { FORM_TEXT_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveByKeys, moveItem } from '#platform/web/display/row-order.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import {
  changeField,
  makeFieldKey,
  optionKey,
  removeOption,
  renameOption,
  setText,
} from '../../data/draft/field-edits.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import { useRowIds } from '../data/field-list.ts';
import classes from './fields.module.css';

/** The options in order, with labels in the default language. */
export function FieldOptions({
  field: { key, options },
  index,
}: {
  field: FormField;
  index: number;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  const locale = useDraft(({ draft }) => draft.translations.defaultLocale);
  const texts = useDraft(({ draft }) =>
    options.map((option) => draft.translations.list[locale]?.[optionKey(key, option.key)] ?? ''),
  );
  const { idOf, rename } = useRowIds();
  const saved = useDraft(({ before }) =>
    (before.fields.find((field) => field.key === key)?.options ?? []).map((one) => one.key),
  );
  const path = `fields.${index}.options`;
  const fault = useFault(path);
  const missing = useDraft(
    ({ faults, left }) =>
      left === 'all' &&
      options.some((one) => faults[`translations.list.${locale}.${optionKey(key, one.key)}`]),
  );
  // Once the new option is rendered, it gets the focus for further letters.
  useLayoutEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus();
  });
  const add = () => {
    const taken = options.map((option) => option.key);
    const option = makeFieldKey('', taken, 'option');
    rename(null, option);
    isAdding.current = true;
    store.change(changeField(key, { options: [...options, { key: option }] }));
  };
  const write = (option: string, text: string) => {
    const others = options.map((one) => one.key).filter((one) => one !== option);
    const next = saved.includes(option) ? option : makeFieldKey(text, others, 'option');
    if (next !== option) {
      rename(option, next);
      store.change(renameOption(key, option, next));
    }
    store.change(setText(locale, optionKey(key, next), text));
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    const steps = moveByKeys(event);
    if (steps === undefined) return;
    event.stopPropagation();
    store.change(changeField(key, { options: moveItem(options, at, at + steps) }));
  };
  return (
    <div className={classes.whole} data-path={path}>
      <span className={section.label}>{t('forms:field.optionsTitle')}</span>
      <ol ref={list} className={classes.options}>
        {options.map((option, at) => (
          <li key={idOf(option.key)} className={classes.option}>
            <TextInput
              data-path={`translations.list.${locale}.${optionKey(key, option.key)}`}
              aria-label={t('forms:field.option', { place: at + 1 })}
              value={texts[at] ?? ''}
              maxLength={FORM_TEXT_MAX_LENGTH}
              autoComplete="off"
              error={missing && !texts[at]?.trim()}
              onChange={({ currentTarget: { value } }) => write(option.key, value)}
              onKeyDown={onKeyDown(at)}
            />
            <code className={classes.optionKey}>{option.key}</code>
            <ActionIcon
              aria-label={t('forms:field.optionRemove', { place: at + 1 })}
              onClick={() => store.change(removeOption(key, option.key))}
            >
              <Icon of={IconX} size={14} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="xs"
        disabled={options.length >= OPTIONS_LIMIT}
        leftSection={<Icon of={IconPlus} size={14} />}
        onClick={add}
      >
        {t('forms:field.optionAdd')}
      </Button>
      {fault && <p className={section.error}>{fault}</p>}
    </div>
  );
}
