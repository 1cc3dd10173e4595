/** A trigram has three letters. Shorter words occur in so many rows that scanning the rows is faster. */
export const GROUP_LETTERS = 3;
