import { changedFields, type DraftField, type EditorDraft, isEqual } from './editor-draft.ts';

/**
 * Merges after a conflict: the other user's draft, plus local changes of fields that the other user did not change. If
 * both changed a field, theirs is shown and the local value is offered.
 */
export function mergeDrafts({
  before,
  mine,
  theirs,
}: {
  before: EditorDraft;
  mine: EditorDraft;
  theirs: EditorDraft;
}): { draft: EditorDraft; contested: DraftField[] } {
  const own = changedFields(before, mine);
  const contested = own.filter(
    (field) => !isEqual(before[field], theirs[field]) && !isEqual(mine[field], theirs[field]),
  );
  const held = own.filter((field) => !contested.includes(field));
  return {
    draft: { ...theirs, ...Object.fromEntries(held.map((field) => [field, mine[field]])) },
    contested,
  };
}
