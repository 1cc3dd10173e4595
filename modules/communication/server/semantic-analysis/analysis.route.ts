import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import {
  analysisFileCall,
  getLocationTopicsCall,
  getTopicCall,
  getTopicsCall,
  getTopicWordsCall,
  mergeTopicsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { route } from '../route.ts';
import { analysisScope } from './analysis-scope.ts';
import { mergeTopics } from './merge-topics.ts';
import { readLocationTopics, readTopic, readTopicWords } from './read-topic.ts';
import { readTopics } from './read-topics.ts';

const KNOWN_TOPICS: ReadonlySet<string> = new Set(REVIEW_TOPICS);

export const getTopicsRoute = route(
  getTopicsCall,
  async ({ db, app, membership, principal, query }) =>
    readTopics({ db, app }, await analysisScope({ db, app }, membership, query), principal.locale),
);

export const getTopicRoute = route(getTopicCall, async ({ db, app, membership, params, query }) =>
  readTopic({ db, app }, await analysisScope({ db, app }, membership, query), params.topic),
);

export const getTopicWordsRoute = route(getTopicWordsCall, async ({ db, app, membership, query }) =>
  readTopicWords({ db }, await analysisScope({ db, app }, membership, query)),
);

export const getLocationTopicsRoute = route(
  getLocationTopicsCall,
  async ({ db, app, membership, query }) =>
    readLocationTopics(
      { db, app },
      await analysisScope({ db, app }, membership, query),
      query.page,
    ),
);

export const analysisFileRoute = route(
  analysisFileCall,
  async ({ db, app, membership, principal, query }) => {
    const t = app.texts.translator(principal.locale);
    const scope = await analysisScope({ db, app }, membership, query);
    const { topics } = await readTopics({ db, app }, scope, principal.locale);
    const word = (key: string) => t(`communication:analysis.${key}`);
    return {
      fileName: datedFileName('topics', query.format, membership.timeZone),
      contentType: FILE_KINDS[query.format].contentType,
      stream: writeSheet({
        format: query.format,
        title: t('communication:menu.semanticAnalysis'),
        header: [
          ...['topic', 'mentions', 'positive', 'neutral', 'negative', 'changePercent'].map(word),
          ...scope.months,
        ],
        rows: topics.map(
          ({ topic, name, mentions, positive, neutral, negative, change, months }) => [
            name ?? (KNOWN_TOPICS.has(topic) ? t(`communication:reviewTopic.${topic}`) : topic),
            mentions,
            positive,
            neutral,
            negative,
            change === null ? null : Math.round(change * 100),
            ...months,
          ],
        ),
        reader: principal.locale,
      }),
    };
  },
);

export const mergeTopicsRoute = route(
  mergeTopicsCall,
  ({ db, app, body: { version, from, into }, principal: { userId }, membership: { clientId } }) =>
    mergeTopics({ db, app }, { clientId, userId }, { version, from, into }),
);
