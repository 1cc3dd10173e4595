import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';
import type { FieldOption } from './select-field.tsx';

interface MultiSelectFieldProps<Value extends string>
  extends FieldWords,
    Omit<FieldBinding<Value[]>, 'error'>,
    Pick<MultiSelectProps, 'placeholder' | 'disabled' | 'size' | 'name'> {
  /** Undefined while they are on the way: nothing is offered that is not known yet. */
  options: readonly FieldOption<Value>[] | undefined;
}

/** Several of a list, as chips in the field. */
export function MultiSelectField<Value extends string>({
  label,
  help,
  error,
  isRequired,
  options,
  ...rest
}: MultiSelectFieldProps<Value>) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  return (
    <MultiSelect<Value>
      {...rest}
      {...mantineWords({ label, help, error, isRequired })}
      data={[...(options ?? [])]}
      // What is chosen has no names yet, and cannot be changed before it has.
      {...(options === undefined && { value: [], disabled: true, 'aria-busy': true })}
      comboboxProps={dropPlace}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('platform:field.nothingFound')}
    />
  );
}
