import type { FormDraft } from '../../data/draft/form-draft.ts';
import { makeFieldKey } from '../../data/draft/make-field-key.ts';

/** The key of a new field follows its label until the user edits the key. */
export function keyFollowing(
  { fields }: Pick<FormDraft, 'fields'>,
  { key, before, label }: { key: string; before: string; label: string },
): string {
  const own = fields.find((field) => field.key === key);
  const others = fields.filter((field) => field !== own).map((field) => field.key);
  const type = own?.type ?? 'field';
  const made = (words: string) =>
    makeFieldKey(words || type.replace(/[A-Z]/g, ' $&'), others, 'field');
  return key === made(before) ? made(label) : key;
}
