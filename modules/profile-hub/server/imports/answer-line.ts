import {
  CAMPAIGN_TYPES,
  type CampaignType,
  QUESTION_KINDS,
  type QuestionKind,
} from '#modules/profile-hub/contract/campaign.ts';
import { ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import { email, namedOption, text } from '#platform/server/imports/readers/cell-readers.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';

/** One answer to one question as a line of a file; lines of one response share its number. */
export interface AnswerLine {
  campaign: string;
  type?: string | null;
  response: string;
  answeredAt: string;
  email?: string | null;
  phone?: string | null;
  question: string;
  kind?: string | null;
  answer: string;
}

const MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** A day or a timestamp in ISO 8601; UTC without a time zone. */
const moment: ReadCell<string> = (given) => {
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(given) || given.length === 10;
  const at = new Date(isZoned ? given.replace(' ', 'T') : `${given.replace(' ', 'T')}Z`);
  if (!MOMENT.test(given) || Number.isNaN(at.getTime())) return new CellFault('notDate');
  return at.getTime() > Date.now() + AHEAD_MS
    ? new CellFault('profile-hub.inFuture')
    : at.toISOString();
};
const phone: ReadCell<string> = (given) =>
  readPhone(given) ?? new CellFault('profile-hub.phoneUnknown');

const TYPE_LABELS: Record<CampaignType, string> = {
  feedback: 'profile-hub:mapping.type.feedback',
  survey: 'profile-hub:mapping.type.survey',
  contest: 'profile-hub:mapping.type.contest',
};
const KIND_LABELS: Record<QuestionKind, string> = {
  text: 'profile-hub:mapping.kind.text',
  one: 'profile-hub:mapping.file.one',
  several: 'profile-hub:mapping.file.several',
  yesno: 'profile-hub:mapping.kind.yesno',
  number: 'profile-hub:mapping.kind.number',
};

export const answerColumns: readonly ImportColumn<AnswerLine>[] = [
  {
    key: 'campaign',
    label: 'profile-hub:mapping.campaign',
    mandatory: true,
    example: 'Summer 2026',
    read: text(200),
  },
  {
    key: 'type',
    label: 'profile-hub:mapping.file.type',
    example: CAMPAIGN_TYPES[1],
    read: namedOption(TYPE_LABELS),
  },
  {
    key: 'response',
    label: 'profile-hub:mapping.file.response',
    mandatory: true,
    example: '1',
    read: text(100),
  },
  {
    key: 'answeredAt',
    label: 'profile-hub:mapping.file.answeredAt',
    mandatory: true,
    example: '2026-06-01',
    read: moment,
  },
  { key: 'email', label: 'profile-hub:standard.email', example: 'ada@post.example', read: email },
  { key: 'phone', label: 'profile-hub:standard.phone', example: '+43662550139', read: phone },
  {
    key: 'question',
    label: 'profile-hub:mapping.file.question',
    mandatory: true,
    example: 'Cooks for',
    read: text(QUESTION_MAX_LENGTH),
  },
  {
    key: 'kind',
    label: 'profile-hub:mapping.file.kind',
    example: QUESTION_KINDS[1],
    read: namedOption(KIND_LABELS),
  },
  {
    key: 'answer',
    label: 'profile-hub:mapping.answer',
    mandatory: true,
    example: 'two',
    read: text(ANSWER_MAX_LENGTH),
  },
];
