/** Data of the local Business Profile server, in Google's response format. */

export interface LocalReview {
  name: string;
  reviewId: string;
  reviewer: { displayName?: string; profilePhotoUrl?: string; isAnonymous?: boolean };
  starRating: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: {
    comment: string;
    updateTime: string;
    reviewReplyState: 'PENDING' | 'APPROVED' | 'REJECTED';
    policyViolation?: string;
  };
  reviewMediaItems?: { thumbnailUrl?: string; videoUrl?: string }[];
  reviewReplyUrl?: string;
}

export interface LocalLocation {
  /** `locations/2` */
  name: string;
  title: string;
  storeCode?: string;
  storefrontAddress?: {
    regionCode?: string;
    postalCode?: string;
    locality?: string;
    addressLines?: string[];
  };
  latlng?: { latitude: number; longitude: number };
  metadata?: { mapsUri?: string; hasVoiceOfMerchant?: boolean; placeId?: string };
}

export interface LocalAccount {
  /** `accounts/1` */
  name: string;
  accountName: string;
  locations: LocalLocation[];
}

export interface NewLocalReview {
  reviewId?: string;
  reviewer?: string;
  grade: 1 | 2 | 3 | 4 | 5;
  comment?: string;
  at?: Date;
  media?: { thumbnailUrl?: string; videoUrl?: string }[];
}

const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;
const LINK_OR_PHONE = /https?:\/\/|www\.|\+?\d[\d ]{8}/;

/** Reviews of all locations, and the changes that happen at Google outside of its API. */
export class LocalReviews {
  /** Keyed by `accounts/1/locations/2`. */
  readonly #byLocation = new Map<string, LocalReview[]>();
  readonly #moderation: 'on-read' | 'by-hand';
  #count = 0;

  constructor(moderation: 'on-read' | 'by-hand' = 'by-hand') {
    this.#moderation = moderation;
  }

  add(location: string, { reviewer, grade, comment, at = new Date(), ...given }: NewLocalReview) {
    this.#count += 1;
    const reviewId = given.reviewId ?? `review-${this.#count}`;
    const review: LocalReview = {
      name: `${location}/reviews/${reviewId}`,
      reviewId,
      reviewer: reviewer ? { displayName: reviewer } : { isAnonymous: true },
      starRating: STARS[grade - 1] ?? 'FIVE',
      ...(comment !== undefined && { comment }),
      createTime: at.toISOString(),
      updateTime: at.toISOString(),
      ...(given.media && { reviewMediaItems: given.media }),
      reviewReplyUrl: `https://business.google.com/reviews/${reviewId}`,
    };
    this.#byLocation.set(location, [...this.of(location), review]);
    return review;
  }

  of(location: string): LocalReview[] {
    return this.#byLocation.get(location) ?? [];
  }

  find(name: string): LocalReview | undefined {
    return this.of(name.split('/').slice(0, 4).join('/')).find((review) => review.name === name);
  }

  /** Returns the current state. Pending replies are moderated after this read, so that they are seen as pending once. */
  read(location: string): LocalReview[] {
    const found = structuredClone(this.of(location));
    if (this.#moderation === 'on-read')
      for (const review of this.of(location))
        if (review.reviewReply?.reviewReplyState === 'PENDING') this.moderate(review);
    return found;
  }

  /** The author changes the review. */
  edit(name: string, changes: Partial<Pick<LocalReview, 'comment' | 'starRating'>>): void {
    const review = this.find(name);
    if (review) Object.assign(review, changes, { updateTime: new Date().toISOString() });
  }

  /** The author deletes the review. */
  remove(name: string): void {
    const location = name.split('/').slice(0, 4).join('/');
    this.#byLocation.set(
      location,
      this.of(location).filter((review) => review.name !== name),
    );
  }

  /** Google's moderation decision. Without one, links and phone numbers are rejected and the rest approved. */
  moderate(review: LocalReview, decision?: { policyViolation: string } | 'APPROVED'): void {
    const reply = review.reviewReply;
    if (!reply) return;
    const violation =
      typeof decision === 'object'
        ? decision.policyViolation
        : decision === undefined && LINK_OR_PHONE.test(reply.comment)
          ? 'PROHIBITED_CONTENT'
          : undefined;
    reply.reviewReplyState = violation ? 'REJECTED' : 'APPROVED';
    if (violation) reply.policyViolation = violation;
  }
}
