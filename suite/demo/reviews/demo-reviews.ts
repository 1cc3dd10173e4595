import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { CONTACT_LANDS } from '../demo-names.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoLocation, demoLocations } from '../directory/demo-places.ts';
import { demoProducts } from '../directory/demo-products.ts';
import { DEMO_COMMENTS, type DemoComment, RISKY_COMMENTS } from './demo-review-comments.ts';

/** A review of the demo brand, in hours before the day the demo is loaded. */
export interface DemoReview {
  origin: ReviewOrigin;
  locationId: string;
  hoursAgo: number;
  username: string;
  email: string | null;
  grade: number;
  /** Null for stars without a comment. */
  comment: DemoComment | null;
  text: string;
  /** Imported from a file of past reviews. */
  isImported?: boolean;
  /** Number of photos. */
  photos?: number;
  /** The review before it changed at its source. */
  before?: { grade: number; text: string };
}

/** A contact who wrote a review, taken from the contact's journey. */
export interface ReviewingContact {
  name: string;
  email: string | null;
  country: string;
  hoursAgo: number;
  grade: number;
  shop: string;
}

const aubrac = demoClients[0]?.id ?? '';
const OPEN = demoLocations.filter(({ clientId, closed }) => clientId === aubrac && !closed);
const PRODUCTS = demoProducts.filter(({ clientId, active }) => clientId === aubrac && active);
const REVIEWS = 460;
const HOURS_APART = 15;
/** Two of the newest reviews, which wait for a reply, are from GATOREVIEWS. */
const RECENT = 16;
const RECENT_OF_GATOREVIEWS = new Set([6, 8]);
/** Frequency of reviews without a comment, and of tourists. */
const BLANK = 5;
const TOURIST = 11;

/** Indexes of imported reviews, and of reviews with photos. */
const IMPORTED = new Set([120, 123, 126]);
const PHOTOS: ReadonlyMap<number, number> = new Map([
  [18, 2],
  [21, 1],
]);

/** Reviews of unknown persons over the last year, at shops with different frequencies. */
const strangers: readonly DemoReview[] = Array.from({ length: REVIEWS }, (_, at) => {
  const location = pick(OPEN, Math.floor((at * at * 7 + at * 13) / 3) % Math.ceil(OPEN.length / 3));
  const isBlank = at % BLANK === BLANK - 1;
  const comments = at % TOURIST === 3 ? DEMO_COMMENTS.tourists : commentsOf(location.country);
  const comment = isBlank ? null : pick(comments, Math.floor(at * 1.4));
  return {
    origin: isOfGatoreviews(at) ? 'GATOREVIEWS' : 'GMB',
    locationId: location.id,
    // Older reviews are further apart, because the brand has grown.
    hoursAgo: 3 + at * HOURS_APART + Math.floor(at * at * 0.04) + ((at * 37) % 19),
    username: nameOf(location.country, at),
    email: null,
    grade: comment?.grade ?? [5, 4, 5, 3, 5, 2][at % 6] ?? 5,
    comment,
    text: comment ? textOf(comment, at) : '',
    isImported: IMPORTED.has(at),
    photos: PHOTOS.get(at) ?? 0,
    before: beforeOf(location.country, at),
  };
});

function isOfGatoreviews(at: number): boolean {
  return at > RECENT ? at % 3 === 0 : RECENT_OF_GATOREVIEWS.has(at);
}

/** Two reviews of the last days that mention danger and a lawyer. */
const risky: readonly DemoReview[] = RISKY_COMMENTS.map((comment, at) => {
  const ofLanguage = OPEN.filter(({ country }) => country === comment.locale.toUpperCase());
  const location = pick(ofLanguage.length > 0 ? ofLanguage : OPEN, at + 1);
  return {
    origin: 'GMB',
    locationId: location.id,
    hoursAgo: 20 + at * 30,
    username: nameOf(location.country, 400 + at),
    email: null,
    grade: comment.grade,
    comment,
    text: comment.text,
  };
});

export const demoReviews: readonly DemoReview[] = [...strangers, ...risky];

/** The review of a contact's journey: same shop, day and grade. */
export function buildContactReview(contact: ReviewingContact, at: number): DemoReview {
  const { hoursAgo, name, email, grade, country } = contact;
  const location =
    OPEN.find(({ name: shop }) => shop === contact.shop) ??
    OPEN.find((one) => one.country === country) ??
    pick(OPEN, at);
  const fitting = commentsOf(location.country).filter((one) => one.grade === grade);
  const comment = fitting.length > 0 ? pick(fitting, at) : null;
  const text = comment ? textOf(comment, at) : '';
  // Google does not provide the reviewer's e-mail address.
  const origin = 'GATOREVIEWS';
  const before = beforeOf(location.country, at);
  const place = { origin, locationId: location.id } as const;
  return { ...place, hoursAgo, username: name, email, grade, comment, text, before };
}

function commentsOf(country: DemoLocation['country']): readonly DemoComment[] {
  if (country === 'NO') return DEMO_COMMENTS.NO;
  return country === 'FR' ? DEMO_COMMENTS.FR : DEMO_COMMENTS.DE;
}

/** The first text of a review that changed after its reply. */
function beforeOf(country: DemoLocation['country'], at: number): { grade: number; text: string } {
  const comment = pick(commentsOf(country), at + 5);
  return { grade: comment.grade, text: textOf(comment, at) };
}

function textOf({ text, locale }: DemoComment, at: number): string {
  const name = pick(PRODUCTS, at * 5).names[locale as Locale] ?? '';
  return text.replaceAll('{product}', name);
}

/** Typical user names: with the family name's initial, in full, or only the given name. */
function nameOf(country: string, at: number): string {
  const land = CONTACT_LANDS.find((one) => one.country === country) ?? pick(CONTACT_LANDS, 0);
  const [given] = pick(land.given, at * 3);
  const family = pick(land.families, at * 5);
  return at % 4 === 0 ? `${given} ${family}` : at % 7 === 0 ? given : `${given} ${family[0]}.`;
}

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}
