import { Autocomplete } from '@mantine/core';
import {
  type FieldBinding,
  type FieldWords,
  mantineWords,
} from '#platform/web/fields/field-words.tsx';

/** Free words, with those offered that were used before: so that one thing keeps one name. */
export function SuggestField({
  label,
  help,
  error,
  isRequired,
  suggestions,
  ...rest
}: FieldWords &
  Omit<FieldBinding<string>, 'error'> & { suggestions: readonly string[]; maxLength?: number }) {
  return (
    <Autocomplete
      {...rest}
      {...mantineWords({ label, help, error, isRequired })}
      data={[...new Set(suggestions)]}
      limit={20}
    />
  );
}
