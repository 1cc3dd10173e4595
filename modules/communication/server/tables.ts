import type { ColumnType, Generated } from 'kysely';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type {
  DecisionReason,
  Reply,
  ReplyDecision,
  ReplyEvaluation,
  ReplyFailure,
  ReplyMark,
  ReplyState,
  ReplyWriter,
  SourceState,
} from '#modules/communication/contract/reviews/reply.ts';
import type {
  ReviewOrigin,
  ReviewRisk,
  ReviewStatus,
  Sentiment,
  TopicSentiment,
} from '#modules/communication/contract/reviews/review.ts';

/** Made by the database of the other columns. */
type Made = ColumnType<string, never, never>;
type Json<Value> = ColumnType<Value, string, string>;

export interface ReplacedReply {
  text: string;
  writer: ReplyWriter;
  sentAt: string;
  sentBy: string | null;
  sourceState: SourceState | null;
}

/** Tables of this module; other modules do not read them. */
export interface CommunicationTables {
  'communication.reviews': {
    client_id: string;
    id: string;
    origin: ReviewOrigin;
    /** The review's id at its source. */
    external_id: string;
    /** Null where the review is about the brand, not a location. */
    location_id: string | null;
    written_at: Date;
    received_at: Generated<Date>;
    /** The source's own mark of the last change. */
    source_updated_at: Date | null;
    deleted_at: Date | null;
    username: string;
    email: string | null;
    lead_id: string | null;
    contact_id: string | null;
    grade: number;
    comment: string;
    has_comment: ColumnType<boolean, never, never>;
    media: ColumnType<{ thumbnail: string; address: string }[], string | undefined, string>;
    source_address: string | null;
    status: ReviewStatus;
    /** One of the six, `other`, or null for reviews without a comment. */
    language: string | null;
    sentiment: Sentiment;
    risks: Generated<ReviewRisk[]>;
    /**
     * Null: waits to be analysed. Only one that is `manual` or `empty` and has no reply is also answered; the others changed
     * after their reply, were answered at their source or are discarded.
     */
    analysed_at: Date | null;
    /** Imported from a file of past reviews; the reply is never sent automatically. */
    imported_at: Date | null;
    /** Its author was erased: the source cannot bring the texts back. */
    erased_at: Date | null;
    /** When a person was erased from the text. Older texts of the source are no longer accepted. */
    mentions_erased_at: Date | null;
    search: Made;
    /** The first day of the month it was written in, by the brand's time zone. */
    month: Generated<string>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'communication.review_topics': {
    client_id: string;
    review_id: string;
    topic: string;
    location_id: string | null;
    origin: ReviewOrigin;
    written_at: Date;
    sentiment: TopicSentiment;
    /** Where in the comment: pairs of place and length. */
    ranges: number[];
    words: string[];
    month: Generated<string>;
  };
  'communication.replies': {
    client_id: string;
    review_id: string;
    location_id: string | null;
    text: string;
    writer: ReplyWriter;
    /** Why this writer wrote it. */
    writer_reason: ColumnType<Reply['writerReason'], string | null | undefined, string | null>;
    template_id: string | null;
    state: ReplyState;
    decision: ReplyDecision;
    reason: DecisionReason;
    score: number | null;
    evaluation: ColumnType<ReplyEvaluation | null, string | null, string | null>;
    similarity: number | null;
    /** Which sentences answer what, of a text as the embedded writer left it. */
    marks: ColumnType<ReplyMark[] | null, string | null | undefined, string | null>;
    send_at: Date | null;
    /** The same for each attempt to send this text; changes with the text. */
    send_key: string | null;
    sent_at: Date | null;
    /** Null is the bot. */
    sent_by: string | null;
    source_state: SourceState | null;
    policy_reason: string | null;
    failure: ReplyFailure | null;
    /** Attempts to send this text; also the token by which a late worker notices that another one took over. */
    attempts: Generated<number>;
    first_tried_at: Date | null;
    /** Until then one worker sends it. */
    leased_until: Date | null;
    /**
     * Fingerprints of texts that the reply may replace at the source: texts sent from here, or texts the user saw
     * before writing a new one.
     */
    known_texts: Generated<string[]>;
    mentions_erased_at: Date | null;
    /** The reply at the source while another text waits to replace it; `mentions_erased_at` covers it too. */
    replaced: ColumnType<ReplacedReply | null, string | null | undefined, string | null>;
    written_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  /** What happened to a review and its reply. */
  'communication.review_history': {
    client_id: string;
    id: string;
    review_id: string;
    location_id: string | null;
    at: Generated<Date>;
    kind: string;
    /** Null is the bot or the source. */
    by_user: string | null;
    text: string | null;
    /** The grade before the review changed at its source. */
    grade: number | null;
  };
  /** Replies that people edited or reported: tried again when settings change [REV-06]. */
  'communication.corrected_replies': {
    client_id: string;
    id: string;
    review_id: string;
    location_id: string | null;
    at: Generated<Date>;
    by_user: string;
    /** The bot's text. */
    written: string;
    /** The user's corrected text; null if the reply was only reported. */
    corrected: string | null;
    reason: string | null;
    note: string;
  };
  'communication.reply_settings': {
    client_id: string;
    bot_id: Generated<string>;
    settings: Json<ReplySettings>;
    updated_at: Generated<Date>;
    updated_by: string | null;
    version: Generated<number>;
  };
  /** Where GATOREVIEWS sends signed messages about the reviews of a brand. */
  'communication.review_webhooks': {
    client_id: string;
    token: string;
    sealed_secret: string;
    old_sealed_secret: string | null;
    old_secret_until: Date | null;
    rotated_at: Generated<Date>;
  };
  /** Messages of the last days by their ids: one that comes again is not taken twice. */
  'communication.review_webhook_messages': {
    client_id: string;
    id: string;
    received_at: Generated<Date>;
  };
  /** Grades of the whole brand by month; rows that are not folded are added when it is read. */
  'communication.review_months': {
    client_id: string;
    month: string;
    origin: ReviewOrigin;
    grade: number;
    reviews: number;
    folded: Generated<boolean>;
  };
  /** Where replies to GATOREVIEWS are sent. */
  'communication.reply_addresses': {
    client_id: string;
    url: string;
    sealed_secret: string;
    updated_at: Generated<Date>;
    updated_by: string | null;
  };
  /** What triggers counted since the last fold: added to `review_counts` when it is read. */
  'communication.review_count_changes': {
    client_id: string;
    location_id: string | null;
    status: ReviewStatus;
    change: number;
  };
  /** Reviews of each location by status. */
  'communication.review_counts': {
    client_id: string;
    location_id: string | null;
    status: ReviewStatus;
    reviews: number;
  };
}
