import type { ReviewRisk, ReviewTopic } from '#modules/communication/contract/reviews/review.ts';

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
  /** The grade is not meant ("pressed the wrong star", "five stars so that somebody reads this"). */
  contraryGrade: string;
  /** Frequent words that identify the language of short texts. */
  functionWords: string;
}

const WEIGHTS: readonly (readonly [number, string])[] = [
  [3, '😍 🥰 🤩 ❤ 💖 💕 💯 🏆 😻 💗 💙 💚 💛 💜 🧡 🖤 🤍 💓 💞 💘 ♥'],
  [
    2,
    '😀 😃 😄 😁 😊 🙂 😋 😎 🤗 👍 👏 👌 🙏 ⭐ 🌟 ✨ 🎉 🔥 💪 😘 ✅ 🤝 😇 🥳 🌞 ☺ 😌 🙌 ✌ 🎊 🌹 🌸 💐 :) :-) =) :d :-d =d <3',
  ],
  [1, '😉 😂 🤣 😆 😅 ;) ;-) ☀ 😺'],
  [-1, '😐 😑 🤔 🙄 😕 😬 😶 😒 😏 🤷 😴 💤 ⏳ 🥱 😓 🫤'],
  [-2, '😞 😟 🙁 ☹ 😔 😢 😭 😠 👎 😣 😖 😫 😩 😤 💔 😥 😰 😨 ❌ ⛔ 🚫 😮 😱 💸 🤦 :( :-( =( ;('],
  [-3, '😡 🤬 🤮 🤢 💩 🖕 👿 😾 🚮 🗑'],
];

/** Sentiment of emoji and of smileys made of marks. */
export const EMOJI_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTS.flatMap(([weight, signs]) => signs.split(' ').map((sign) => [sign, weight] as const)),
);

/** Entries use the syntax of the sentiment word lists: separated by commas, `stem*`, phrases. */
export interface TopicEntries {
  /** Name the topic and carry no sentiment of their own. */
  words: string;
  /** Name the topic and praise it ("affordable"). */
  good?: string;
  /** Name the topic and criticise it ("overpriced"). */
  bad?: string;
  /** Name the topic only together with a sentiment in the same part of the sentence ("product"). */
  weak?: string;
}

export type TopicWords = Record<ReviewTopic, TopicEntries> & {
  /** Customer service: staff when praised, after-sales when criticised or about a defect. */
  customerService: string;
  /** Phrases that name no topic although they contain topic words ("no choice but"). */
  ignored: string;
};

/** Entries use the syntax of the sentiment word lists. Accused employees are found by name, not by word lists. */
export type RiskWords = Record<Exclude<ReviewRisk, 'named-employee-accused'>, string> & {
  /** Phrases that are no risk although they contain risk words ("killer prices"). */
  ignored: string;
  /** Words that precede a person's name ("Mr", "called"). */
  titles: string;
  /** Words for an employee; a name next to one is an employee's name. */
  employees: string;
};

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

/**
 * Short word lists of a language without automatic replies, sufficient for sentiment and topics. Entries use the syntax
 * of the sentiment word lists. Languages without spaces between words are matched by character.
 */
export interface OtherLanguageWords {
  praise: string;
  complaint: string;
  neutral: string;
  negators: string;
  contrast: string;
  functionWords: string;
  topics: Partial<Record<ReviewTopic, string>>;
  /** True if a negator may follow the word that it negates. */
  negatesBackwards?: boolean;
  hasNoSpaces?: boolean;
}
