/** Limits of touchpoints, shared by screens and server. */
export const TOUCHPOINTS_PAGE_SIZE = 25;
export const REFERENCES_LIMIT = 200;
export const REFERENCE_MAX_LENGTH = 64;
export const SUFFIX_MAX_LENGTH = 60;
export const ADDITIONAL_SUFFIXES_LIMIT = 20;
export const DESCRIPTION_MAX_LENGTH = 200;
export const DESTINATION_MAX_LENGTH = 2_000;
export const QUANTITY_LIMIT = 1_000_000_000;
export const VISIT_CAP_LIMIT = 1_000_000_000;
export const CONFIGURATIONS_LIMIT = 20;
export const LOGO_LIMIT_BYTES = 1024 * 1024;
