/**
 * The data subject of an erasure or access request: one contact of a client, or several that are erased together. Rows
 * are found by IDs, emails and phones. Names are only removed from the rows found, because other people share them.
 */
export interface Person {
  clientId: string;
  contactIds: readonly string[];
  /** IDs of the person's other records, such as leads. Texts about these may spell an email or phone differently. */
  refs: readonly string[];
  /** In lower case. */
  emails: readonly string[];
  /** In the format +43662550139. */
  phones: readonly string[];
  /** First and last names, as separate entries. */
  names: readonly string[];
}
