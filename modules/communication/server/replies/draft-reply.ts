import {
  OPTIONAL_PLACEHOLDERS,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type { ReplyReason } from '#modules/communication/contract/replies/reply-texts.ts';
import type {
  DecisionReason,
  ReplyDecision,
  ReplyEvaluation,
  ReplyMark,
  ReplyWriter,
} from '#modules/communication/contract/reviews/reply.ts';
import type {
  ReviewOrigin,
  ReviewRisk,
  Sentiment,
  TopicSentiment,
} from '#modules/communication/contract/reviews/review.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { evaluateReply } from '../writing/evaluate-reply.ts';
import {
  type AnalysedReview,
  type LocationFacts,
  DEFAULT_REPLY_SETTINGS as WRITER_DEFAULTS,
  type ReplySettings as WriterSettings,
} from '../writing/reply-input.ts';
import { replyMarks } from '../writing/topic-parts.ts';
import { writeBestReply } from '../writing/write-best-reply.ts';
import { writeReply } from '../writing/write-reply.ts';
import { decideReply, isOldReview, matchesConditions } from './decide-reply.ts';
import type { ReplyLocations } from './location-facts.ts';

/** A review with its analysis, for writing a reply. */
export interface ReviewToAnswer {
  id: string;
  origin: ReviewOrigin;
  locationId: string | null;
  username: string;
  grade: number;
  comment: string;
  writtenAt: Date;
  receivedAt: Date;
  importedAt?: Date | null;
  language: string | null;
  sentiment: Sentiment;
  topics: readonly { topic: string; sentiment: TopicSentiment }[];
  risks: readonly ReviewRisk[];
}

const TEMPLATE_FITS: ReplyReason = { key: 'communication:replyWriterReason.template', params: {} };

export interface Surroundings {
  settings: ReplySettings;
  locations: ReplyLocations;
  /** Recent replies of the location, which must not be repeated. */
  recent: readonly string[];
  canReply: boolean;
  /** Lets the language model write, if the brand and the operator allow it. */
  model?: { app: App; signal?: AbortSignal } | undefined;
}

export interface DraftedReply {
  text: string;
  writer: ReplyWriter;
  /** Why this writer was used; null if the brand has neither a matching template nor a language model. */
  writerReason: ReplyReason | null;
  template: SettingsTemplate | null;
  /** Which sentences of a built-in text answer which topics. */
  marks: readonly ReplyMark[];
  evaluation: ReplyEvaluation;
  /** 0 to 100. */
  similarity: number;
  decision: ReplyDecision;
  reason: DecisionReason;
}

/** Writes a reply, evaluates it and decides what happens with it [REV-04] [REV-06]. */
export async function draftReply(
  review: ReviewToAnswer,
  given: Surroundings & { seed?: number },
): Promise<DraftedReply> {
  const prepared = prepareReview(review, given);
  const { recent, model } = given;
  const { templates } = given.settings;
  const seed = given.seed ?? seedOf(review.id);
  const written = await writeText(review, { ...prepared, templates, recent, model, seed });
  return {
    ...written,
    marks: withTopicKeys(written.marks, given.settings),
    ...assessReply(written.text, review, given),
  };
}

/** Score of any text as a reply, and the decision based on it. */
export function assessReply(
  text: string,
  review: ReviewToAnswer,
  given: Surroundings,
): Pick<DraftedReply, 'evaluation' | 'similarity' | 'decision' | 'reason'> {
  const { analysed, settings, facts } = prepareReview(review, given);
  const evaluation = evaluateReply(text, analysed, settings, facts, given.recent);
  const percent = evaluation.checks.find(({ check }) => check === 'similarity')?.reason.params
    .percent;
  const decided = decideReply(
    {
      ...review,
      isBlank: isBlank(review),
      isOld: isOldReview(review),
      isImported: Boolean(review.importedAt),
    },
    given.settings,
    {
      score: evaluation.score,
      canReply: given.canReply,
      failed: evaluation.checks.filter(({ passed }) => !passed).map(({ check }) => check),
    },
  );
  return { evaluation, similarity: Number(percent ?? 0), ...decided };
}

/** A rating without a comment, or with a comment without content. */
export function isBlank({ comment, sentiment }: Pick<ReviewToAnswer, 'comment' | 'sentiment'>) {
  return comment.trim() === '' || sentiment === 'BL';
}

function prepareReview(
  review: ReviewToAnswer,
  { settings, locations }: Pick<Surroundings, 'settings' | 'locations'>,
): { analysed: AnalysedReview; settings: WriterSettings; facts: LocationFacts } {
  const language =
    LOCALES.find((locale) => locale === review.language) ?? locations.languageOf(review.locationId);
  const ownNames = new Map(
    settings.topics.map(({ key, names }) => [key, names[language] || names.en || key]),
  );
  const analysed: AnalysedReview = {
    comment: review.comment,
    grade: review.grade as AnalysedReview['grade'],
    language,
    username: review.username,
    sentiment: review.sentiment,
    topics: review.topics.map(({ topic, sentiment }) => ({
      topic: ownNames.get(topic) ?? topic,
      sentiment,
    })),
    origin: review.origin,
  };
  const facts = locations.factsOf(review.locationId, language);
  return { analysed, settings: writerSettings(settings, language), facts };
}

function writerSettings(settings: ReplySettings, language: Locale): WriterSettings {
  const { tone, length, signature, forbiddenWords, allowedPromises } = settings;
  return {
    ...WRITER_DEFAULTS,
    ...{ tone, length, forbiddenWords, allowedPromises },
    address: settings.address[language] ?? 'formal',
    ...(signature.trim() && { signature: signature.trim() }),
  };
}

/** Returns the text of the brand's first matching template, else of the language model or the built-in writer. */
async function writeText(
  review: ReviewToAnswer,
  given: ReturnType<typeof prepareReview> & {
    templates: readonly SettingsTemplate[];
    recent: readonly string[];
    model: Surroundings['model'];
    seed: number;
  },
): Promise<Pick<DraftedReply, 'text' | 'writer' | 'writerReason' | 'template' | 'marks'>> {
  const { analysed, settings, facts, recent, seed } = given;
  const conditioned = { ...review, isBlank: isBlank(review) };
  for (const template of given.templates) {
    const text = template.texts[analysed.language];
    if (!text || !matchesConditions(template.conditions, conditioned)) continue;
    if (OPTIONAL_PLACEHOLDERS.some((fact) => !facts[fact] && text.includes(`{${fact}}`))) continue;
    const templates = [{ conditions: {}, text }];
    const filled = writeReply(analysed, { ...settings, templates }, facts, recent, seed);
    if (filled.parts[0]?.part === 'template')
      return {
        text: filled.text,
        writer: 'template',
        writerReason: TEMPLATE_FITS,
        template,
        marks: [],
      };
  }
  if (given.model) {
    const { app, signal } = given.model;
    const limits = signal ? { signal } : {};
    const best = await writeBestReply({ app }, analysed, settings, facts, recent, seed, limits);
    const { text, writer, reason: writerReason, parts } = best;
    return { text, writer, writerReason, template: null, marks: replyMarks(text, parts) };
  }
  const { text, parts } = writeReply(analysed, settings, facts, recent, seed);
  const marks = replyMarks(text, parts);
  return { text, writer: 'embedded', writerReason: null, template: null, marks };
}

/** The writer uses the customers' names for custom topics, so these are mapped back to keys. */
function withTopicKeys(marks: readonly ReplyMark[], { topics }: ReplySettings): ReplyMark[] {
  const keys = new Map(
    topics.flatMap(({ key, names }) => Object.values(names).map((name) => [name, key] as const)),
  );
  return marks.map((mark) => ({
    ...mark,
    topics: mark.topics.map((topic) => keys.get(topic) ?? topic),
  }));
}

/** Stable per review, so that a repeated job writes the same text. */
function seedOf(text: string): number {
  let seed = 0;
  for (let at = 0; at < text.length; at += 1)
    seed = (Math.imul(seed, 31) + text.charCodeAt(at)) | 0;
  return seed >>> 0;
}
