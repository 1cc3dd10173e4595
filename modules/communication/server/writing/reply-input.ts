import { REPLY_LIMITS } from '#modules/communication/contract/replies/reply-texts.ts';

export const REPLY_LANGUAGES = ['en', 'fr', 'de', 'no', 'es', 'it'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

export type TopicSentiment = 'PO' | 'NE' | 'NG';

/** A review with its analysis. Topics that are not in `REVIEW_TOPICS` are custom topics. */
export type AnalysedReview = {
  comment: string;
  grade: 1 | 2 | 3 | 4 | 5;
  language: ReplyLanguage;
  username: string;
  sentiment: TopicSentiment | 'BL';
  topics: readonly { topic: string; sentiment: TopicSentiment }[];
  origin?: 'GMB' | 'GATOREVIEWS';
};

export type ReplyTone = 'formal' | 'warm' | 'brief';
export type ReplyLength = 'short' | 'normal' | 'long';
export type PromiseKind = 'refund' | 'discount' | 'date';

export type ReplyTemplate = {
  /** A missing or empty condition matches every review. */
  conditions: {
    grades?: readonly number[];
    topics?: readonly string[];
    origins?: readonly string[];
    locations?: readonly string[];
    languages?: readonly ReplyLanguage[];
  };
  text: string;
};

export type ReplySettings = {
  tone: ReplyTone;
  address: 'formal' | 'informal';
  length: ReplyLength;
  /** Replaces the default signature, which names the store. */
  signature?: string;
  forbiddenWords: readonly string[];
  allowedPromises: readonly PromiseKind[];
  templates: readonly ReplyTemplate[];
  /** URL of the brand's form, for locations without one of their own. */
  contactForm?: string;
  /** `embedded` never calls the language model; otherwise it writes if one is configured. */
  writer?: 'embedded' | 'model';
};

export const DEFAULT_REPLY_SETTINGS: ReplySettings = {
  tone: 'warm',
  address: 'formal',
  length: 'normal',
  forbiddenWords: [],
  allowedPromises: [],
  templates: [],
};

/** Path of the form pages of Comptoir. */
const FORM_PAGES = '/f/';

/** Facts about the location. Texts are in the language of the review. */
export type LocationFacts = {
  locationId?: string;
  shop: string;
  brand: string;
  /** Opening hours in one line, for example "Mon–Sat 9:00–19:00". */
  hours?: string;
  phone?: string;
  email?: string;
  /** URL of a contact form. */
  form?: string;
  productPage?: string;
};

/**
 * Adds the contact form for complaints to the facts. The `from` parameter gives the form its source, and `place`
 * preselects this location, so that it receives the lead.
 */
export function withContactForm(facts: LocationFacts, settings: ReplySettings): LocationFacts {
  const { form: own, ...others } = facts;
  const url = URL.parse(own ?? settings.contactForm ?? '');
  if (!url || !/^https?:$/u.test(url.protocol)) return others;
  const add = (name: string, value: string) => {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  };
  add('from', 'review');
  if (facts.locationId && url.pathname.startsWith(FORM_PAGES)) add('place', facts.locationId);
  return { ...others, form: url.href };
}

/** Maximum reply length of a source in its own unit; unknown sources use the limit of GMB. */
export function replyLimit(origin: AnalysedReview['origin']) {
  const { limit, ...measured } = REPLY_LIMITS[origin ?? 'GMB'];
  return { atMost: limit, ...measured };
}
