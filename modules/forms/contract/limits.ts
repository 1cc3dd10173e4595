/** Limits of forms and submissions, shared by editor, widget and server. */
export const FORM_NAME_MAX_LENGTH = 100;
export const FORMS_LIMIT = 200;
export const FORM_PAGE_SIZE = 25;
export const FIELDS_LIMIT = 80;
export const FIELD_KEY_MAX_LENGTH = 40;
export const OPTIONS_LIMIT = 200;
export const CONDITIONS_LIMIT = 10;
/** Maximum values of one condition. */
export const CONDITION_VALUES_LIMIT = 100;
export const RULES_LIMIT = 50;
export const SENDER_ADDRESS_MAX_LENGTH = 200;
export const RECIPIENT_NAME_MAX_LENGTH = 120;
export const RECIPIENTS_LIMIT = 50;
export const TAG_MAX_LENGTH = 40;
export const TAGS_LIMIT = 20;
export const STATICS_LIMIT = 40;
/** Maximum length of one text in one language. */
export const FORM_TEXT_MAX_LENGTH = 2_000;
export const DOMAINS_LIMIT = 50;
export const KEY_MAX_LENGTH = 300;
export const IDLE_DAYS_LIMIT = 365;
/** A month, in hours. */
export const GOAL_HOURS_LIMIT = 720;
export const RESULTS_LIMIT = 50;
export const DISTANCE_LIMIT = 1_000;
/** Number of stored versions of a form. */
export const STORED_VERSIONS_LIMIT = 50;
/** Limits of what one consumer can send. */
export const ANSWER_MAX_LENGTH = 200;
export const LONG_ANSWER_MAX_LENGTH = 5_000;
export const NUMBER_ANSWER_LIMIT = 1_000_000_000_000;
export const SKUS_LIMIT = 20;
export const SKU_MAX_LENGTH = 64;
export const LEAD_FILES_LIMIT = 5;
export const LEAD_FILE_BYTES = 5 * 1024 * 1024;
/** Files of one address that no request has claimed yet. */
export const UNCLAIMED_FILES_LIMIT = 20;
/** Unclaimed files are deleted after this time, which is enough to complete and send a form. */
export const UNCLAIMED_HOURS = 24;
export const ADDITIONAL_DATA_BYTES = 4 * 1024;
export const LOGO_BYTES = 200 * 1024;
/** API keys per form, one for each server that sends requests. */
export const FORM_KEYS_LIMIT = 20;
export const KEY_NAME_MAX_LENGTH = 80;
/** Maximum body size: enough for all fields of a form. */
export const SUBMISSION_BYTES = 64 * 1024;
/** 10 million in any currency, in hundredths. */
export const LEAD_PRICE_LIMIT = 1_000_000_000;
/** Lines in a sheet of all texts: 80 fields with 200 options each, and the rest. */
export const TEXT_SHEET_LINES = 20_000;
export const TEXT_SHEET_BYTES = 2 * 1024 * 1024;
/** Total characters read from such a file; texts that cells share count once per cell. */
export const TEXT_SHEET_LETTERS = 4_000_000;
