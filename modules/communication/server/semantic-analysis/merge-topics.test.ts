import { expect, test } from 'vitest';
import { TOPIC_WORDS } from '#modules/communication/contract/limits.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { getReplySettingsCall } from '#modules/communication/contract/replies/settings-calls.ts';
import {
  getTopicsCall,
  mergeTopicsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewBrand } from '../testing/review-brand.ts';
import { storedReview } from '../testing/stored-review.ts';

const suite = await testApp();
const topics: ReplySettings['topics'] = [
  { key: 'own-1', names: { de: 'Schleifservice' }, words: { de: ['schleifen', 'schliff'] } },
  {
    key: 'own-2',
    names: { de: 'Schärfe' },
    words: { de: ['schliff', 'scharf'], fr: ['affûtage'] },
  },
];
const rule = {
  id: uuidV7(),
  active: true,
  conditions: {
    grades: [],
    topics: ['own-2', 'staff', 'own-1'],
    origins: [],
    locations: [],
    blank: false,
  },
  words: [],
  decision: 'manual' as const,
};

test('merged topics combine their terms, rules and past mentions [REV-08]', async () => {
  const { brandId, clientId, visitor } = await reviewBrand(suite, { topics, rules: [rule] });
  const mention = (topic: string, sentiment: 'PO' | 'NG' = 'PO') => ({ topic, sentiment });
  await storedReview(suite.app, clientId, { topics: [mention('own-2')] });
  await storedReview(suite.app, clientId, { topics: [mention('own-1', 'NG'), mention('own-2')] });
  const body = { brandId, version: 1, from: 'own-2', into: 'own-1' };
  expect((await visitor.call(mergeTopicsCall, { body })).body).toEqual({ version: 2 });
  const { settings } = (await visitor.call(getReplySettingsCall, { query: { brandId } })).body;
  expect(settings.topics).toEqual([
    { ...topics[0], words: { de: ['schleifen', 'schliff', 'scharf'], fr: ['affûtage'] } },
  ]);
  expect(settings.rules[0]?.conditions.topics).toEqual(['own-1', 'staff']);
  await expect
    .poll(async () => {
      const { body } = await visitor.call(getTopicsCall, { query: { brandId } });
      return body.topics.map(({ topic, positive, negative }) => [topic, positive, negative]);
    })
    .toEqual([['own-1', 1, 1]]);
});

test('what does not exist, is the same or would be too much is not merged [REV-08]', async () => {
  const many = Array.from({ length: TOPIC_WORDS }, (_, at) => `wort${at}`);
  const full = { key: 'own-3', names: {}, words: { de: many } };
  const { brandId, visitor } = await reviewBrand(suite, { topics: [...topics, full] });
  const merge = async (from: string, into: string, version = 1) => {
    const { status, problem } = await visitor.call(mergeTopicsCall, {
      body: { brandId, version, from, into },
    });
    return [status, problem?.code];
  };
  expect(await merge('own-1', 'own-1')).toEqual([404, 'NOT_FOUND']);
  expect(await merge('own-1', 'own-9')).toEqual([404, 'NOT_FOUND']);
  expect(await merge('own-1', 'own-3')).toEqual([409, 'TOO_MANY_TOPIC_WORDS']);
  expect(await merge('own-1', 'own-2', 7)).toEqual([409, 'CHANGED_MEANWHILE']);
});
