/**
 * Word lists of one language. Each list is one text: entries separated by commas or line breaks.
 * `friend*` matches every word that begins so; `!schön` also compares accents; several words are a phrase.
 * Accents, case and apostrophes do not matter otherwise.
 */
export interface SentimentWords {
  strongPraise: string;
  praise: string;
  mildPraise: string;
  /** Says that something is average: pulls the whole comment towards neutral. */
  neutral: string;
  mildComplaint: string;
  complaint: string;
  strongComplaint: string;
  /** Phrases that carry no sentiment although their words do ("not only", "Good Friday"). */
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
  /** "and": splits a clause when both halves speak of something else. */
  conjunctions: string;
  /** Praise that is often meant ironically in a review with one star ("well done"). */
  irony: string;
  /** Says that the stars do not mean what they say ("pressed the wrong star", "five stars so that somebody reads this"). */
  contraryGrade: string;
  /** Frequent words that recognise the language of short texts. */
  functionWords: string;
}
