import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ChoiceOperator } from '../filter-condition.ts';
import type { FilterOption } from '../filter-field.ts';
import { foldText } from '../fold-text.ts';
import classes from './editor.module.css';
import type { EditorProps } from './editor-props.ts';
import { OperatorSelect } from './operator-select.tsx';

/** A handful is seen at a glance; more need a field to find them by. */
const FIND_FROM = 8;

export function ChoiceEditor({
  field,
  options,
  isInclusive,
  condition,
  onChange,
}: EditorProps<'choice'> & { options: readonly FilterOption[]; isInclusive: boolean }) {
  const { t } = useTranslation();
  const [operator, setOperator] = useState<ChoiceOperator>(condition?.operator ?? 'any-of');
  const [value, setValue] = useState<readonly string[]>(condition?.value ?? []);
  const [query, setQuery] = useState('');
  const change = (next: { operator: ChoiceOperator; value: readonly string[] }) => {
    setOperator(next.operator);
    setValue(next.value);
    onChange(next.value.length === 0 ? null : { field, kind: 'choice', ...next });
  };
  const wanted = foldText(query.trim());
  const found = options.filter(({ label }) => foldText(label).includes(wanted));
  return (
    <>
      {!isInclusive && (
        <OperatorSelect
          kind="choice"
          value={operator}
          onChange={(chosen) => change({ operator: chosen, value })}
        />
      )}
      {options.length >= FIND_FROM && (
        <TextInput
          data-autofocus
          classNames={{ section: classes.section }}
          aria-label={t('platform:filters.find')}
          placeholder={t('platform:filters.find')}
          leftSection={<Icon of={IconSearch} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group
        aria-label={t('platform:filters.value')}
        value={[...value]}
        onChange={(chosen) => change({ operator, value: chosen })}
      >
        <div className={classes.options}>
          {found.map((option) => (
            <Checkbox
              key={option.value}
              className={classes.option}
              value={option.value}
              label={option.label}
            />
          ))}
          {found.length === 0 && (
            <p className={classes.none}>{t('platform:filters.nothingFound')}</p>
          )}
        </div>
      </Checkbox.Group>
    </>
  );
}
