/** What becomes of a contact that exists already [PH-13]: the file has the last word, nothing changes, or blanks are filled. */
export const MERGE_RULES = ['blanks', 'file', 'base'] as const;
export type MergeRule = (typeof MERGE_RULES)[number];
