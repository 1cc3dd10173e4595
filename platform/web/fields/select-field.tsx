import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';

export interface FieldOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Number of options from which a list has a search field. */
const SEARCHABLE_FROM = 9;

interface SelectFieldProps<Value extends string>
  extends FieldTexts,
    Omit<FieldBinding<Value | null>, 'error'>,
    Pick<SelectProps, 'placeholder' | 'disabled' | 'size' | 'name'> {
  /** Undefined while loading: no options are offered. */
  options: readonly FieldOption<Value>[] | undefined;
  /** Whether the value can be cleared. */
  isClearable?: boolean;
  /** Whether the options are loading; text typed until then is searched afterwards. */
  isLoading?: boolean;
}

/** One option from a list. */
export function SelectField<Value extends string>({
  label,
  help,
  error,
  isRequired,
  isClearable = false,
  isLoading: isListLoading = false,
  options,
  ...rest
}: SelectFieldProps<Value>) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const isLoading = isListLoading || options === undefined;
  return (
    <Select<Value>
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...(options ?? [])]}
      comboboxProps={dropPlace}
      // A dialog focuses its first field: a list that opened empty would be closed by the first click.
      openOnFocus={!isLoading}
      allowDeselect={false}
      clearable={isClearable}
      searchable={isLoading || options.length >= SEARCHABLE_FROM}
      nothingFoundMessage={isLoading ? t('platform:loading') : t('platform:field.nothingFound')}
      checkIconPosition="right"
    />
  );
}
