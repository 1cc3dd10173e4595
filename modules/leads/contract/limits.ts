/** Limits of leads, shared by screens and server. */
/** Length of an internal note, and of the text added to a reason. */
export const NOTE_MAX_LENGTH = 5_000;
export const REASON_WORDS_MAX_LENGTH = 500;
/** Maximum recipients of one shared copy. */
export const SHARE_LIMIT = 20;
/** Maximum shared copies per user and hour. */
export const SHARES_AN_HOUR = 200;
export const SENDER_NAME_MAX_LENGTH = 80;
export const LEAD_PAGE_SIZE = 25;
/** Larger selections are changed by a job. */
export const LEADS_AT_ONCE = 100;
/** Minimum length of a shop search when a lead is moved. */
export const RELOCATION_SEARCH_MIN = 3;
