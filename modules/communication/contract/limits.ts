/** Limits of reviews and replies, shared by server and screens. */
export const REVIEW_COMMENT_LENGTH = 100_000;
export const REVIEW_USERNAME_LENGTH = 200;
export const REVIEW_EXTERNAL_ID_LENGTH = 300;
/** Reviews in one ingest call. */
export const REVIEWS_PER_CALL = 500;
/** The maximum body size of any call. */
export const REVIEW_INGEST_BYTES = 1024 * 1024;
/** Maximum active keys with which a brand's servers send reviews. */
export const REVIEW_KEYS = 10;
/** Maximum length of a reply at its source. */
export const REPLY_AT_SOURCE_LENGTH = 10_000;
/** Maximum reviews in one exported file [REV-10]. */
export const REVIEW_EXPORT_LIMIT = 4_000;
export const REVIEW_PAGE_SIZE = 50;
/** Maximum length of a reply; the source's own limit is checked as well. */
export const REPLY_LENGTH = 4_096;
export const REPLY_SETTINGS_BYTES = 256_000;
export const TEMPLATE_LENGTH = 3_000;
export const TEMPLATES = 200;
export const REPLY_RULES = 50;
export const OWN_TOPICS = 50;
/** Maximum number of words for a custom topic, per language. */
export const TOPIC_WORDS = 100;
export const FORBIDDEN_WORDS = 200;
/** Longest delay of an automatic reply. */
export const REPLY_DELAY_MINUTES = 7 * 24 * 60;
/** Delay before a user's reply is sent, so that it can be undone. */
export const SEND_UNDO_SECONDS = 10;
