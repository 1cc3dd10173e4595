import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { OptionValue } from '../data/criterion-values.ts';
import classes from './criteria.module.css';

/** Options of a list in order. Saved options can be renamed and moved but not deleted [PH-07]. */
export function OptionsField({
  value,
  onChange,
  error,
  locale,
}: {
  value: readonly OptionValue[];
  onChange: (options: OptionValue[]) => void;
  error?: ReactNode;
  /** Language of the edited labels; undefined for the default labels. */
  locale?: Locale | undefined;
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const put = (at: number, option: OptionValue) =>
    onChange(value.with(at, option) as OptionValue[]);
  const add = () => {
    onChange([...value, { id: null, label: '', labels: {} }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    );
  };
  const move = (at: number, to: number) => {
    const moved = [...value];
    moved.splice(to, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <fieldset className={classes.options} data-path="options">
      <legend>{t('profile-hub:criterion.options')}</legend>
      <p className={classes.help}>{t('profile-hub:criterion.optionsHelp')}</p>
      <ol className={classes.list} ref={list}>
        {value.map((option, at) => (
          <li key={option.id ?? `new-${at}`} className={classes.option}>
            <TextInput
              value={locale ? (option.labels[locale] ?? '') : option.label}
              {...(locale && { lang: locale, placeholder: option.label })}
              aria-label={t('profile-hub:criterion.optionNumber', { number: at + 1 })}
              maxLength={LABEL_MAX_LENGTH}
              autoComplete="off"
              onChange={({ currentTarget: { value: label } }) =>
                put(
                  at,
                  locale
                    ? { ...option, labels: { ...option.labels, [locale]: label } }
                    : { ...option, label },
                )
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <ActionIcon
              aria-label={t('profile-hub:criterion.optionUp', { label: option.label })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <Icon of={IconArrowUp} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('profile-hub:criterion.optionDown', { label: option.label })}
              disabled={at === value.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <Icon of={IconArrowDown} />
            </ActionIcon>
            {option.id === null && (
              <ActionIcon
                aria-label={t('profile-hub:criterion.optionRemove', { label: option.label })}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                <Icon of={IconX} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          disabled={value.length >= OPTIONS_LIMIT}
          onClick={add}
        >
          {t('profile-hub:criterion.addOption')}
        </Button>
      </div>
    </fieldset>
  );
}
