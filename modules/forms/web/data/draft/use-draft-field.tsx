import { type ReactNode, useMemo } from 'react';
import { type FieldBinding, FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { useDraft, useDraftStore } from './draft-context.ts';
import type { FormDraft } from './draft-store.ts';

type ObjectSection = 'informations' | 'settings' | 'locationSettings' | 'translations';

/** One field of a section: `<TextField {...useDraftField('settings', 'lpeUrl')} label=… />`. */
export function useDraftField<
  Section extends ObjectSection,
  Name extends keyof FormDraft[Section] & string,
>(section: Section, name: Name): FieldBinding<FormDraft[Section][Name]> {
  const store = useDraftStore();
  const path = `${section}.${name}`;
  const value = useDraft(({ draft }) => draft[section][name]);
  const isChanged = useDraft(
    ({ draft, before }) => !isEqual(draft[section][name], before[section][name]),
  );
  return {
    value,
    onChange: (next) =>
      store.change((draft) => ({ ...draft, [section]: { ...draft[section], [name]: next } })),
    onBlur: () => store.leave(path),
    error: useFault(path),
    'data-path': path,
    'data-changed': isChanged || undefined,
  };
}

/** Error text at a path, once it may be shown; `isImmediate` shows it immediately. */
export function useFault(path: string, isImmediate = false): ReactNode {
  const fault = useDraft(({ faults, left }) =>
    isImmediate || left === 'all' || left.has(path) ? faults[path] : undefined,
  );
  return useMemo(() => fault && <FieldMessage fault={fault} />, [fault]);
}
