/** Letter groups are of three: a shorter word is in so many rows that it is quicker looked for in the rows themselves. */
export const GROUP_LETTERS = 3;
