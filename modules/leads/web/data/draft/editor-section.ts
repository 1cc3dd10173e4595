import type { FormDraft } from './form-draft.ts';

/** The parts of the editor, in the order of the requirement [FORM-01]. */
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

/** Where in the editor a place of the draft is seen. */
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
      // Labels in the first language are written where the field is.
      return name === 'list' && locale === defaultLocale && part === 'field'
        ? 'fields'
        : 'translations';
    default:
      return 'informations';
  }
}
