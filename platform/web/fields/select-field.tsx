import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
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
    Pick<SelectProps, 'placeholder' | 'disabled' | 'size' | 'name'> {
  /** Undefined while they are on the way: nothing is offered that is not known yet. */
  options: readonly FieldOption<Value>[] | undefined;
  /** Whether it can be emptied again. */
  isClearable?: boolean;
  /** While its list is on the way: what is typed meanwhile is searched for once it is there. */
  isLoading?: boolean;
}

/** One of a list. */
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
      {...mantineWords({ label, help, error, isRequired })}
      data={[...(options ?? [])]}
      comboboxProps={dropPlace}
      // A dialog gives its first field the focus: a list that unfolded empty then would be closed by the first click.
      openOnFocus={!isLoading}
      allowDeselect={false}
      clearable={isClearable}
      searchable={isLoading || options.length >= SEARCHABLE_FROM}
      nothingFoundMessage={isLoading ? t('platform:loading') : t('platform:field.nothingFound')}
      checkIconPosition="right"
    />
  );
}
