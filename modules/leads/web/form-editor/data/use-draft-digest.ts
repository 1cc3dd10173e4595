import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { missingTexts } from '#modules/leads/contract/forms/missing-texts.ts';
import { draftChanges, type ToldChange } from '../../data/draft/draft-changes.ts';
import type { DraftStore } from '../../data/draft/draft-store.ts';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  sectionOfPath,
} from '../../data/draft/section-of-path.ts';

/** What head, tabs and bar say of the draft as a whole. */
export interface DraftDigest {
  name: string;
  isActive: boolean;
  fields: number;
  missing: number;
  changes: readonly ToldChange[];
  /** The places that are wrong and said to be, in the order of the editor. */
  wrong: readonly { path: string; section: EditorSection }[];
}

/** A moment behind what is typed: the letter is drawn first, then what is said of all. */
export function useDraftDigest(store: DraftStore): DraftDigest {
  const { draft, before, faults, left } = useDeferredValue(
    useSyncExternalStore(store.subscribe, store.get),
  );
  const changes = useMemo(() => draftChanges(before, draft), [before, draft]);
  const { fields, statics, translations } = draft;
  const missing = useMemo(
    () => missingTexts({ fields, statics, translations }).length,
    [fields, statics, translations],
  );
  const wrong = useMemo(
    () =>
      Object.keys(faults)
        .filter((path) => left === 'all' || left.has(path))
        .map((path) => ({ path, section: sectionOfPath(path, translations.defaultLocale) }))
        .sort(
          (one, other) =>
            EDITOR_SECTIONS.indexOf(one.section) - EDITOR_SECTIONS.indexOf(other.section),
        ),
    [faults, left, translations.defaultLocale],
  );
  const { name, active } = draft.informations;
  return { name, isActive: active, fields: fields.length, missing, changes, wrong };
}
