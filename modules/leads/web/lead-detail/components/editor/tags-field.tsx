import { TagsInput } from '@mantine/core';
import {
  type FieldBinding,
  type FieldWords,
  mantineWords,
} from '#platform/web/fields/field-words.tsx';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';

/** Several words of one's own, each ended by Enter or a comma. */
export function TagsField({
  label,
  help,
  error,
  isRequired,
  limit,
  ...binding
}: FieldWords & FieldBinding<string[]> & { limit: number; autoFocus?: boolean }) {
  const dropPlace = useDropPlace();
  return (
    <TagsInput
      {...binding}
      {...mantineWords({ label, help, error, isRequired })}
      maxTags={limit}
      splitChars={[',', ';']}
      acceptValueOnBlur
      comboboxProps={dropPlace}
    />
  );
}
