import type { ReviewTopic } from '#modules/communication/contract/review-topics.ts';
import type { ReplyTone } from '#modules/communication/server/writing/reply-input.ts';

export type PhrasesByTone = Record<ReplyTone, readonly string[]>;

/**
 * The phrases of one language. `[vous|tu]` holds the formal and the informal form of address.
 * The second and third of `turnToComplaint` also fit where nothing was praised.
 */
export type PhraseSet = {
  greeting: { named: PhrasesByTone; plain: PhrasesByTone };
  thanks: { PO: PhrasesByTone; NE: PhrasesByTone };
  apology: PhrasesByTone;
  /** `name` has its article and fits every frame of `about` and `more`. */
  topics: Record<ReviewTopic, { name: string; PO: readonly string[]; NG: readonly string[] }>;
  /** Frames for neutral topics and for the brand's own. */
  about: { PO: readonly string[]; NE: readonly string[]; NG: readonly string[] };
  /** Frames for the topics after the second of one sentiment. */
  more: { PO: readonly string[]; NG: readonly string[] };
  /** For comments without a topic. */
  general: { PO: readonly string[]; NE: readonly string[]; NG: readonly string[] };
  turnToComplaint: readonly string[];
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
  /** For a grade without words. */
  blank: {
    5: readonly string[];
    4: readonly string[];
    3: readonly string[];
    low: readonly string[];
  };
  signature: string;
  quotes: readonly [string, string];
};
