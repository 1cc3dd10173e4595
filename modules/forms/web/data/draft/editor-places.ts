import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import type { FormDraft } from './draft-store.ts';

/** Sections of the editor, in the order of the requirement [FORM-01]. */
export const EDITOR_SECTIONS = [
  'informations',
  'settings',
  'localization',
  'integration',
  'fields',
  'translations',
  'notifications',
] as const;
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

/** Settings for choosing a store are shown in the section of the stores. */
const LOCALIZATION_SETTINGS = [
  'geosearchResultLimit',
  'resultDisplay',
  'autoGeolocation',
  'distanceUnit',
] as const satisfies readonly (keyof FormDraft['settings'])[];

/** The editor section that shows a path of the draft. */
export function findEditorSection(path: string, defaultLocale: string): EditorSection {
  const [section = '', name = '', locale = '', part = ''] = path.split('.');
  switch (section) {
    case 'settings':
      return LOCALIZATION_SETTINGS.some((one) => one === name) ? 'localization' : 'settings';
    case 'secrets':
      return 'settings';
    case 'locationSettings':
      return 'localization';
    case 'fields':
    case 'notifications':
      return section;
    case 'statics':
      return 'translations';
    case 'translations':
      // Labels in the default language are edited at their field.
      return name === 'list' && locale === defaultLocale && part === 'field'
        ? 'fields'
        : 'translations';
    default:
      return 'informations';
  }
}

/** A place in the draft to navigate to; each request is a new object, so that the same path works twice. */
export interface Target {
  path: string;
}

export const TargetContext = createContext<{
  target: Target | null;
  /** Opens the place and focuses it. */
  goTo: (path: string) => void;
  /** Opens the place without moving the focus. */
  show: (path: string) => void;
}>({ target: null, goTo: () => {}, show: () => {} });

export function useGoTo(): (path: string) => void {
  return use(TargetContext).goTo;
}

export function useShowPlace(): (path: string) => void {
  return use(TargetContext).show;
}

/** Lets a section expand or unfilter the element that contains the target. */
export function useTarget(open: (path: string) => void): void {
  const { target } = use(TargetContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target
  useEffect(() => {
    if (target) open(target.path);
  }, [target]);
}

/** Props of each editor section; edits are in the draft. */
export interface SectionProps {
  /** The saved form. */
  form: Form;
}

let edited: string | null = null;
const listeners = new Set<() => void>();

/** Key of the expanded field; the live preview highlights it. */
export function setEditedField(key: string | null): void {
  if (key === edited) return;
  edited = key;
  for (const listener of listeners) listener();
}

export function useEditedField(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => edited,
  );
}
