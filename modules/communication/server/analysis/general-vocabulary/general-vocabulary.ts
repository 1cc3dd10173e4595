/**
 * General evaluative vocabulary of one language, in the syntax of the sentiment word lists. It adds stems that are rare
 * in the development comments.
 */
export interface GeneralVocabulary {
  praise: string;
  mildPraise: string;
  mildComplaint: string;
  complaint: string;
}
