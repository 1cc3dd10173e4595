import { Autocomplete } from '@mantine/core';
import {
  type FieldBinding,
  type FieldTexts,
  mantineFieldTexts,
} from '#platform/web/fields/field-texts.tsx';

/** Free text with suggestions of existing values, to avoid different spellings. */
export function SuggestField({
  label,
  help,
  error,
  isRequired,
  suggestions,
  ...rest
}: FieldTexts &
  Omit<FieldBinding<string>, 'error'> & { suggestions: readonly string[]; maxLength?: number }) {
  return (
    <Autocomplete
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...new Set(suggestions)]}
      limit={20}
    />
  );
}
