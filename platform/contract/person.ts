/**
 * Whom an erasure or a question about one's own data is about: one contact of a client, or several that are erased together.
 * Rows are found by ids, e-mails and phones; names are taken out of the rows that are found, and find none by themselves,
 * because others have them too.
 */
export interface Person {
  clientId: string;
  contactIds: readonly string[];
  /** What else is theirs and known by an id, such as a lead: what was told of it may spell an address in another way. */
  refs: readonly string[];
  /** In small letters. */
  emails: readonly string[];
  /** As +43662550139. */
  phones: readonly string[];
  /** First and last names, each by itself. */
  names: readonly string[];
}
