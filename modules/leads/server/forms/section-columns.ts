import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import { missingTexts } from '#modules/leads/contract/forms/missing-texts.ts';

/** The sections that are given as their columns hold them. */
export function sectionColumns(given: Partial<FormSections>) {
  const { informations, ...sections } = given;
  return {
    ...(informations && {
      name: informations.name,
      description: informations.description,
      active: informations.active,
    }),
    ...(sections.settings && { settings: JSON.stringify(sections.settings) }),
    ...(sections.locationSettings && {
      location_settings: JSON.stringify(sections.locationSettings),
    }),
    ...(sections.fields && { fields: JSON.stringify(sections.fields) }),
    ...(sections.statics && { statics: JSON.stringify(sections.statics) }),
    ...(sections.translations && { translations: JSON.stringify(sections.translations) }),
    ...(sections.notifications && { notifications: JSON.stringify(sections.notifications) }),
  };
}

/** All columns of a form that is new. */
export function newFormColumns(sections: FormSections) {
  const { informations, settings, locationSettings, fields, statics, translations, notifications } =
    sections;
  return {
    name: informations.name,
    description: informations.description,
    active: informations.active,
    settings: JSON.stringify(settings),
    location_settings: JSON.stringify(locationSettings),
    fields: JSON.stringify(fields),
    statics: JSON.stringify(statics),
    translations: JSON.stringify(translations),
    notifications: JSON.stringify(notifications),
    missing_texts: missingTexts(sections).length,
  };
}
