/**
 * General evaluative vocabulary of one language, written in the form of the sentiment word lists. It widens their
 * reach with stems of words that rarely occur in the development comments.
 */
export interface GeneralVocabulary {
  praise: string;
  mildPraise: string;
  mildComplaint: string;
  complaint: string;
}
