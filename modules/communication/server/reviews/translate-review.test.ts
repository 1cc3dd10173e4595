import { afterAll, expect, test } from 'vitest';
import { getAutoreplyCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { translateReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewBrand } from '../testing/review-brand.ts';

const model = await startTestReceiver();
afterAll(() => model.close());
const suite = await testApp({
  work: false,
  environment: { OUTBOUND_ALLOW: '127.0.0.1', LLM_URL: model.url, LLM_MODEL: 'test' },
});
const answers = (content: string) =>
  model.answerNext((response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] })),
  );

test('a comment is translated by a press, without contact details leaving the suite [REV-01]', async () => {
  const { brandId, visitor, addReview } = await reviewBrand(suite, { model: { active: true } });
  const comment = 'Très bon accueil, appelez-moi au 06 12 34 56 78 ou ecrire@post.example';
  const reviewId = await addReview({ comment });
  answers(' Very good welcome. ');
  const translate = (id: string) =>
    visitor.call(translateReviewCall, { body: { brandId, reviewId: id } });
  expect((await translate(reviewId)).body).toEqual({ text: 'Very good welcome.' });
  const sent = model.received.at(-1)?.body ?? '';
  expect(sent).toContain('English');
  expect(sent).toContain('bon accueil');
  expect(sent).not.toMatch(/06 12|post\.example/);
  answers('');
  expect((await translate(reviewId)).problem).toMatchObject({ code: 'NOT_TRANSLATED' });
  expect((await translate(uuidV7())).status).toBe(404);
  const { body } = await visitor.call(getAutoreplyCall, { query: { brandId } });
  expect(body.canTranslate).toBe(true);
});

test('a brand that does not let the language model write sends no comment to it [REV-01]', async () => {
  const { brandId, visitor, addReview } = await reviewBrand(suite);
  const before = model.received.length;
  const body = { brandId, reviewId: await addReview() };
  expect((await visitor.call(translateReviewCall, { body })).status).toBe(409);
  expect(model.received).toHaveLength(before);
  const { body: bot } = await visitor.call(getAutoreplyCall, { query: { brandId } });
  expect(bot.canTranslate).toBe(false);
});
