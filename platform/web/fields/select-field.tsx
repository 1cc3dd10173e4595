import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';

export interface FieldOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** From here on a list is searched, not read. */
const SEARCHABLE_FROM = 9;

interface SelectFieldProps<Value extends string>
  extends FieldWords,
    Omit<FieldBinding<Value | null>, 'error'>,
    Pick<SelectProps, 'placeholder' | 'disabled' | 'size' | 'name' | 'comboboxProps'> {
  options: readonly FieldOption<Value>[];
}

/** One of a list. Only an optional one can be emptied again. */
export function SelectField<Value extends string>({
  label,
  help,
  error,
  isOptional = false,
  options,
  ...rest
}: SelectFieldProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select<Value>
      {...rest}
      {...mantineWords({ label, help, error, isOptional })}
      data={[...options]}
      allowDeselect={false}
      clearable={isOptional}
      searchable={options.length >= SEARCHABLE_FROM}
      nothingFoundMessage={t('platform:field.nothingFound')}
      checkIconPosition="right"
    />
  );
}
