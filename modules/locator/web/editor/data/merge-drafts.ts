import { changedFields, type DraftField, type EditorDraft, isEqual } from './editor-draft.ts';

/**
 * What is shown when another person saved first: theirs, with the fields of mine that they did not change. A field that
 * both changed shows theirs, and mine is offered.
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
