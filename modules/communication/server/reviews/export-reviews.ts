import { REVIEW_EXPORT_LIMIT } from '#modules/communication/contract/limits.ts';
import { REVIEW_TOPICS, type Review } from '#modules/communication/contract/reviews/review.ts';
import type {
  ReviewFilter,
  ReviewSort,
} from '#modules/communication/contract/reviews/review-list.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { cutText } from '#platform/contract/text/text.ts';
import { wallClock } from '#platform/contract/time-zone.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { DateColumn, SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { Context } from '../tables.ts';
import { readReviewIds, reviewFits } from './list-reviews.ts';
import { ownTopicNames } from './review-filters.ts';
import { readReviewRows } from './review-rows.ts';

interface FormatContext {
  translate: Translate;
  reader: Locale;
  timeZone: string;
  /** Names of the brand's own topics by their keys. */
  ownTopics: ReadonlyMap<string, string>;
}
interface Column {
  label: string;
  value(review: Review, formatContext: FormatContext): SheetCell;
  dates?: DateColumn;
}

/** Reviews read at once while the file is written. */
const BATCH = 200;
/** Maximum length of a cell in a workbook. */
const CELL_LENGTH = 32_000;
const KNOWN_TOPICS: ReadonlySet<string> = new Set(REVIEW_TOPICS);

const moment = (at: string | null | undefined, { timeZone }: FormatContext) =>
  at ? wallClock(at, timeZone) : null;

const COLUMNS: readonly Column[] = [
  { label: 'communication:field.id', value: ({ externalId }) => externalId },
  {
    label: 'communication:field.origin',
    value: ({ origin }, { translate }) => translate(`communication:origin.${origin}`),
  },
  {
    label: 'communication:field.date',
    value: ({ date }, formatContext) => moment(date, formatContext),
    dates: 'moment',
  },
  { label: 'communication:field.location', value: ({ location }) => location?.name ?? null },
  { label: 'communication:field.city', value: ({ location }) => location?.city ?? null },
  { label: 'communication:field.username', value: ({ username }) => username },
  { label: 'communication:field.grade', value: ({ grade }) => grade },
  { label: 'communication:field.comment', value: ({ comment }) => cutText(comment, CELL_LENGTH) },
  {
    label: 'communication:field.locale',
    value: ({ locale }, formatContext) => languageName(locale, formatContext),
  },
  {
    label: 'communication:field.sentiment',
    value: ({ sentiment }, { translate }) => translate(`platform:sentiment.${sentiment}`),
  },
  {
    label: 'communication:field.topics',
    value: ({ topics }, { translate, ownTopics }) =>
      topics
        .map(({ topic }) =>
          KNOWN_TOPICS.has(topic)
            ? translate(`communication:reviewTopic.${topic}`)
            : (ownTopics.get(topic) ?? topic),
        )
        .join('; '),
  },
  {
    label: 'communication:field.status',
    value: ({ status }, { translate }) => translate(`communication:reviewStatus.${status}`),
  },
  { label: 'communication:field.reply', value: ({ response }) => response?.text ?? null },
  {
    label: 'communication:field.replyDate',
    value: ({ response }, formatContext) => moment(response?.sentAt, formatContext),
    dates: 'moment',
  },
];

/**
 * Workbook of the matching reviews, at most 4,000. The response and the file's last line say if more matched [REV-10].
 */
export async function exportReviews(
  { db, app }: Context,
  { clientId, timeZone, reader }: { clientId: string; timeZone: string; reader: Locale },
  given: {
    filter: Partial<ReviewFilter>;
    sort: ReviewSort;
    header: (name: string, value: string) => void;
  },
): Promise<FileAnswer> {
  const { filter, sort, header } = given;
  const fits = await reviewFits({ db, app }, { clientId, timeZone }, filter);
  const query = { filter, sort, page: 1, size: REVIEW_EXPORT_LIMIT };
  const { ids, total, more } = await readReviewIds({ db }, fits, query);
  const translate = app.texts.translator(reader);
  const ownTopics = await ownTopicNames({ db }, clientId, reader);
  const formatContext: FormatContext = { translate, reader, timeZone, ownTopics };
  header('x-exported-reviews', String(ids.length));
  header('x-matching-reviews', more ? `more than ${total}` : String(total));
  const note =
    total > ids.length
      ? translate(more ? 'communication:export.firstOfMany' : 'communication:export.firstOf', {
          exported: ids.length,
          total,
        })
      : undefined;
  return {
    fileName: datedFileName('reviews', 'xlsx', timeZone),
    contentType: FILE_KINDS.xlsx.contentType,
    stream: writeSheet({
      format: 'xlsx',
      title: translate('communication:menu.reviews'),
      header: COLUMNS.map(({ label, dates }) =>
        dates ? `${translate(label)} (${timeZone})` : translate(label),
      ),
      dates: COLUMNS.map(({ dates }) => dates),
      batches: batchesOf({ db, app }, clientId, { ids, words: formatContext, note }),
      reader,
    }),
  };
}

async function* batchesOf(
  context: Context,
  clientId: string,
  {
    ids,
    words: formatContext,
    note,
  }: { ids: readonly string[]; words: FormatContext; note: string | undefined },
): AsyncGenerator<SheetCell[][]> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await readReviewRows(context, clientId, ids.slice(at, at + BATCH), {
      whole: true,
    });
    yield rows.map((review) => COLUMNS.map(({ value }) => value(review, formatContext)));
  }
  if (note) yield [[note]];
}

function languageName(locale: string | null, { translate, reader }: FormatContext): string | null {
  if (locale === null) return null;
  if (locale === 'other') return translate('communication:reviews.otherLanguage');
  return new Intl.DisplayNames([languageTag(reader)], { type: 'language' }).of(locale) ?? locale;
}
