import type { ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import type { ReplyTone } from '#modules/communication/server/writing/reply-input.ts';

export type PhrasesByTone = Record<ReplyTone, readonly string[]>;

/**
 * `mixed` expresses regret about the criticism in an otherwise good review. A phrase starting with `~` contrasts with
 * praise and must follow some.
 */
type TopicPhrases = {
  /** Name with article; fits every frame of `about`, `more` and `turnToPraise`. */
  name: string;
  PO: readonly string[];
  NG: readonly string[];
  mixed: readonly string[];
};

/** Phrases of one language. `[vous|tu]` contains the formal and the informal form. */
export type PhraseSet = {
  greeting: { named: PhrasesByTone; plain: PhrasesByTone };
  thanks: { PO: PhrasesByTone; NE: PhrasesByTone };
  apology: PhrasesByTone;
  topics: Record<ReviewTopic, TopicPhrases>;
  /** Frames for neutral topics and custom topics. */
  about: { PO: readonly string[]; NE: readonly string[]; NG: readonly string[] };
  /** Frames for further topics of a sentiment, after the second one. */
  more: { PO: readonly string[]; NG: readonly string[] };
  /** For comments without a topic. */
  general: { PO: readonly string[]; NE: readonly string[]; NG: readonly string[] };
  /** Before criticism of custom topics, in an otherwise good review. */
  turnToComplaint: readonly string[];
  /** Phrase patterns for the praise within a complaint. */
  turnToPraise: readonly string[];
  facts: { hours: readonly string[]; product: readonly string[] };
  contact: {
    form: readonly string[];
    phone: readonly string[];
    email: readonly string[];
    none: readonly string[];
  };
  /** Additional sentences of long replies. */
  extra: { PO: readonly string[]; NE: readonly string[]; NG: readonly string[] };
  closing: { PO: PhrasesByTone; NE: PhrasesByTone; NG: PhrasesByTone };
  /** For a rating without a comment. */
  blank: {
    5: readonly string[];
    4: readonly string[];
    3: readonly string[];
    low: readonly string[];
  };
  signature: string;
  quotes: readonly [string, string];
};
