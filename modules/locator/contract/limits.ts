/** Limits of a locator and its public site, shared by server and screens. */
export const LOCATORS_LIMIT = 50;
export const LOCATOR_NAME_MAX_LENGTH = 100;
export const LOCATOR_SLUG_MAX_LENGTH = 60;
/** Older versions are deleted. */
export const STORED_VERSIONS = 50;
/** Previews of one locator; older ones are deleted. Each expires. */
export const STORED_PREVIEWS = 20;
export const PREVIEW_MINUTES = 30;
export const RESULTS_PER_PAGE_DEFAULT = 10;
export const RESULTS_PER_PAGE_LIMIT = 50;
export const RADIUS_KM_DEFAULT = 50;
export const RADIUS_KM_LIMIT = 500;
export const LOCATION_TYPES_LIMIT = 50;
export const TYPE_WEIGHT_LIMIT = 10;
export const CSS_MAX_LENGTH = 50_000;
/** Maximum size of one embedded image. */
export const CSS_PICTURE_MAX_LENGTH = 10_000;
/** Maximum nesting of brackets. */
export const CSS_DEPTH_LIMIT = 12;
export const COUNTRIES_LIMIT = 250;
export const CUSTOM_DATA_LIMIT = 20;
export const CUSTOM_DATA_ATTRIBUTES_LIMIT = 50;
export const TRANSLATIONS_LIMIT = 500;
export const TRANSLATION_KEY_MAX_LENGTH = 80;
export const TRANSLATION_MAX_LENGTH = 500;
export const LINKS_LIMIT = 20;
export const LINK_TEXT_MAX_LENGTH = 60;
export const KEY_MAX_LENGTH = 200;
/** Translations in six languages are the largest part of it. */
export const CONFIG_BYTES = 1024 * 1024;
