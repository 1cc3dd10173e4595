import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextOperator } from '../filter-condition.ts';
import type { EditorProps } from './editor-props.ts';
import { OperatorSelect } from './operator-select.tsx';

export function TextEditor({ field, condition, onChange }: EditorProps<'text'>) {
  const { t } = useTranslation();
  const [operator, setOperator] = useState<TextOperator>(condition?.operator ?? 'contains');
  const [value, setValue] = useState(condition?.value ?? '');
  const change = (next: { operator: TextOperator; value: string }) => {
    setOperator(next.operator);
    setValue(next.value);
    onChange(next.value.trim() === '' ? null : { field, kind: 'text', ...next });
  };
  return (
    <>
      <OperatorSelect
        kind="text"
        value={operator}
        onChange={(chosen) => change({ operator: chosen, value })}
      />
      <TextInput
        data-autofocus
        aria-label={t('platform:filters.value')}
        value={value}
        onChange={(event) => change({ operator, value: event.currentTarget.value })}
      />
    </>
  );
}
