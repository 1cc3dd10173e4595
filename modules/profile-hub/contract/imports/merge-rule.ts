/** Handling of existing contacts [PH-13]: `blanks` fills empty values, `file` overwrites, `base` changes nothing. */
export const MERGE_RULES = ['blanks', 'file', 'base'] as const;
export type MergeRule = (typeof MERGE_RULES)[number];
