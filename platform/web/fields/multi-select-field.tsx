import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';
import type { FieldOption } from './select-field.tsx';

interface MultiSelectFieldProps<Value extends string>
  extends FieldTexts,
    Omit<FieldBinding<Value[]>, 'error'>,
    Pick<MultiSelectProps, 'placeholder' | 'disabled' | 'size' | 'name'> {
  /** Undefined while loading: no options are offered. */
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
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...(options ?? [])]}
      // The selected values have no names yet and cannot be changed until then.
      {...(options === undefined && { value: [], disabled: true, 'aria-busy': true })}
      comboboxProps={dropPlace}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('platform:field.nothingFound')}
    />
  );
}
