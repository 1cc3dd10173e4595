/** Limits of the contact database, shared by screens and server. */
export const LABEL_MAX_LENGTH = 100;
/** Enough for a brand, and still manageable as columns of a file. */
export const CRITERIA_LIMIT = 300;
export const OPTIONS_LIMIT = 500;
export const TEXT_VALUE_MAX_LENGTH = 500;
export const WORDING_MAX_LENGTH = 2_000;
/** Source of a decision: a letter, a call, a form. */
export const PROOF_MAX_LENGTH = 200;
/** Entries that one call takes off the block list. */
export const REMOVED_BLOCKS_LIMIT = 5_000;
/** Limit of the history on a page; only the newest entries are shown. */
export const PAST_LIMIT = 1_000;
export const SEGMENTS_LIMIT = 500;
export const SEGMENT_NAME_MAX_LENGTH = 100;
/** Rules of one segment, including nested segments. */
export const RULES_LIMIT = 60;
/** Rules of all segments in one query. */
export const NAMED_RULES_LIMIT = 180;
/** Comparison values of one segment, including nested segments. */
export const RULE_VALUES_LIMIT = 2_000;
export const GROUP_DEPTH_LIMIT = 5;
/** Period in which an import or a merge can be undone. */
export const UNDO_DAYS = 30;
/** Limits of one campaign, and of one call. */
export const CAMPAIGNS_LIMIT = 2_000;
export const QUESTIONS_LIMIT = 100;
export const CHOICES_LIMIT = 500;
export const QUESTION_MAX_LENGTH = 300;
export const ANSWER_MAX_LENGTH = 2_000;
export const RESPONSES_AT_ONCE = 500;
/** Number of latest responses that the preview of a mapping evaluates. */
export const PREVIEW_RESPONSES = 20_000;
/** Maximum number of contacts in one merge. */
export const MERGE_LIMIT = 10;
/** If more contacts share a phone or mailbox, it does not indicate duplicates. */
export const DOUBLES_GROUP_LIMIT = 20;
/** Deadline for the response to a data request. */
export const DATA_REQUEST_DAYS = 30;
export const LONGEST_RETENTION_MONTHS = 240;
/** Nesting depth of a segment, including nested segments. */
export const NESTED_DEPTH_LIMIT = 12;
/** Longer than a lifetime. */
export const LAST_DAYS_LIMIT = 36_500;
/** Limit per rule, for selected and pasted values. */
export const RULE_CHOICES_LIMIT = 500;
/** Lifetime of an unnamed segment, and period in which a deleted one can be restored. */
export const TEMPORARY_SEGMENT_DAYS = 7;

/** Length of a note on the block list. */
export const BLOCK_NOTE_MAX_LENGTH = 200;
export const BLOCK_PURPOSES_MAX = 50;
