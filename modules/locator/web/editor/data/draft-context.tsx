import { createContext, type ReactNode, use, useMemo } from 'react';
import type { LocatorChoices } from '#modules/locator/contract/locator-choices.ts';
import { type FieldBinding, FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useEditorPart } from '#platform/web/fields/form/editor-store.ts';
import { type DraftState, type DraftStore, shownFaults } from './draft-store.ts';
import type { DraftField, EditorDraft } from './editor-draft.ts';

interface Editing {
  slug: string;
  store: DraftStore;
  /** Undefined while they load. */
  choices: LocatorChoices | undefined;
}

export const EditingContext = createContext<Editing | null>(null);

function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('a tab of a locator is drawn outside of its editor');
  return editing;
}

export const useDraftStore = (): DraftStore => useEditing().store;
export const useLocatorSlug = (): string => useEditing().slug;
export const useChoices = (): LocatorChoices | undefined => useEditing().choices;

/** Reads a part of the draft; the component renders again only when this part changes. */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  return useEditorPart(useDraftStore(), select);
}

/** One field of the draft: `<SwitchField {...useDraftField('allowIndexation')} label=… />`. */
export function useDraftField<Name extends DraftField>(
  name: Name,
): FieldBinding<EditorDraft[Name]> {
  const value = useDraft(({ draft }) => draft[name]);
  const store = useDraftStore();
  return {
    value,
    onChange: (next) => store.change({ [name]: next }),
    ...useFaultAt(name),
  };
}

/** Error and blur handler for a nested field: `useFaultAt('header.0.url')`. */
export function useFaultAt(path: string) {
  const store = useDraftStore();
  const fault = useDraft((state) => shownFaults(state)[path]);
  const error: ReactNode = useMemo(() => fault && <FieldMessage fault={fault} />, [fault]);
  return { error, onBlur: () => store.leave(path), 'data-path': path };
}
