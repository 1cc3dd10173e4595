import type { FormSection } from '#modules/leads/contract/forms/form.ts';
import type { EditorSection } from '../../data/draft/editor-section.ts';

export const SECTION_NAMES = {
  informations: 'leads:editor.section.informations',
  settings: 'leads:editor.section.settings',
  localization: 'leads:editor.section.localization',
  integration: 'leads:editor.section.integration',
  fields: 'leads:editor.section.fields',
  translations: 'leads:editor.section.translations',
  notifications: 'leads:editor.section.notifications',
} as const satisfies Record<EditorSection, string>;

/** Labels of the separately saved sections, named after their editor section. */
export const SAVED_SECTION_NAMES = {
  informations: SECTION_NAMES.informations,
  settings: SECTION_NAMES.settings,
  locationSettings: SECTION_NAMES.localization,
  fields: SECTION_NAMES.fields,
  statics: 'leads:editor.part.statics',
  translations: SECTION_NAMES.translations,
  notifications: SECTION_NAMES.notifications,
} as const satisfies Record<FormSection, string>;
