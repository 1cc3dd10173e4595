import { afterAll, expect, test } from 'vitest';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import { compareReplySettingsCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewBrand } from '../testing/review-brand.ts';

const model = await startTestReceiver();
afterAll(() => model.close());
const suite = await testApp({
  work: false,
  environment: { OUTBOUND_ALLOW: '127.0.0.1', LLM_URL: model.url, LLM_MODEL: 'test' },
});

test('a comparison queries the language model only if the brand enabled it, and stops after failures [REV-06]', async () => {
  const compare = async (isActive: boolean) => {
    const brand = await reviewBrand(suite, { active: false, model: { active: isActive } });
    for (let count = 0; count < 6; count += 1) await brand.addReview();
    await brand.answer();
    const before = model.received.length;
    const settings = { ...DEFAULT_REPLY_SETTINGS, model: { active: true }, tone: 'brief' as const };
    const { body } = await brand.visitor.call(compareReplySettingsCall, {
      body: { brandId: brand.brandId, settings },
    });
    expect(body.replies).toBe(6);
    return model.received.length - before;
  };
  // The receiver never returns a valid model response, so saved and changed settings query it only in the first batch
  // of four.
  const requestCount = await compare(true);
  expect(requestCount).toBeGreaterThanOrEqual(2);
  expect(requestCount).toBeLessThanOrEqual(8);
  expect(await compare(false)).toBe(0);
});
