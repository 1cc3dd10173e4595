import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorProps } from './editor-props.ts';

export function BooleanEditor({ field, condition, onChange }: EditorProps<'boolean'>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(condition?.value ?? null);
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('platform:filters.value')}
      value={value === null ? '' : value ? 'yes' : 'no'}
      data={[
        { value: 'yes', label: t('platform:filters.yes') },
        { value: 'no', label: t('platform:filters.no') },
      ]}
      onChange={(chosen) => {
        setValue(chosen === 'yes');
        onChange({ field, kind: 'boolean', operator: 'is', value: chosen === 'yes' });
      }}
    />
  );
}
