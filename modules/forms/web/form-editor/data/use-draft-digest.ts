import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { FormSection } from '#modules/forms/contract/form.ts';
import { missingTexts } from '#modules/forms/contract/form-faults.ts';
import { type DraftDifference, draftChanges } from '../../data/draft/draft-changes.ts';
import type { DraftStore } from '../../data/draft/draft-store.ts';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSection,
} from '../../data/draft/editor-places.ts';

export const SECTION_NAMES = {
  informations: 'forms:editor.section.informations',
  settings: 'forms:editor.section.settings',
  localization: 'forms:editor.section.localization',
  integration: 'forms:editor.section.integration',
  fields: 'forms:editor.section.fields',
  translations: 'forms:editor.section.translations',
  notifications: 'forms:editor.section.notifications',
} as const satisfies Record<EditorSection, string>;

/** Labels of the separately saved sections, named after their editor section. */
export const SAVED_SECTION_NAMES = {
  informations: SECTION_NAMES.informations,
  settings: SECTION_NAMES.settings,
  locationSettings: SECTION_NAMES.localization,
  fields: SECTION_NAMES.fields,
  statics: 'forms:editor.part.statics',
  translations: SECTION_NAMES.translations,
  notifications: SECTION_NAMES.notifications,
} as const satisfies Record<FormSection, string>;

/** Summary of the draft for header, tabs and bar. */
export interface DraftDigest {
  name: string;
  isActive: boolean;
  fields: number;
  missing: number;
  changes: readonly DraftDifference[];
  /** Paths with visible errors, in editor order. */
  wrong: readonly { path: string; section: EditorSection }[];
}

/** Deferred behind typing: the input renders first, then the summary. */
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
        .map((path) => ({ path, section: findEditorSection(path, translations.defaultLocale) }))
        .sort(
          (one, other) =>
            EDITOR_SECTIONS.indexOf(one.section) - EDITOR_SECTIONS.indexOf(other.section),
        ),
    [faults, left, translations.defaultLocale],
  );
  const { name, active } = draft.informations;
  return { name, isActive: active, fields: fields.length, missing, changes, wrong };
}
