/**
 * Word lists of one language. Each list is one string with entries separated by commas or line breaks. `friend*`
 * matches words with this prefix, `!schön` also compares accents, and several words are a phrase. Otherwise accents,
 * case and apostrophes are ignored.
 */
export interface SentimentWords {
  strongPraise: string;
  praise: string;
  mildPraise: string;
  /** Words for "average": they move the whole comment towards neutral. */
  neutral: string;
  mildComplaint: string;
  complaint: string;
  strongComplaint: string;
  /** Phrases without sentiment although they contain sentiment words ("not only", "Good Friday"). */
  ignored: string;
  negators: string;
  /** Whether a negator may follow the verb it negates ("gefällt mir nicht"). */
  negatesBackwards: boolean;
  intensifiers: string;
  diminishers: string;
  /** What follows weighs more ("but"). */
  contrast: string;
  /** The clause that follows weighs less ("although"). */
  concession: string;
  /** "and": splits a clause if its halves have different topics. */
  conjunctions: string;
  /** Praise that is often meant ironically in a review with one star ("well done"). */
  irony: string;
  /** Says that the stars are not meant ("pressed the wrong star", "five stars so that somebody reads this"). */
  contraryGrade: string;
  /** Frequent words that identify the language of short texts. */
  functionWords: string;
}
