import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../../module.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { outcomeUnknown } from '../problems/request-problems.ts';

const common = { reason: 'A test opens it.', render: async () => ({ html: html`<h1>Here</h1>` }) };
const pages = [
  definePage({ ...common, path: '/try-page/plain' }),
  definePage({
    ...common,
    path: '/try-page/crowd/{name}',
    rate: 'crowd',
    busy: ({ params }) => html`<h1>${params.name} has to wait</h1>`,
  }),
  definePage({ ...common, path: '/try-page/free', rate: 'free' }),
  definePage({
    ...common,
    path: '/try-page/press',
    submitRate: { max: 60, seconds: 60 },
    busy: ({ form }) => html`${form ? `Send ${form.get('do')} again` : 'Look first'}`,
    submit: async ({ form }) => {
      if (form.get('do') === 'unknown') throw outcomeUnknown();
      throw Object.assign(new Error('canceled'), { code: '57014' });
    },
  }),
];
const suite = await testApp({
  environment: { RATE_LIMIT_PER_MINUTE: '2' },
  modules: [defineModule({ name: 'try-pages', pages })],
  work: false,
});

/** How many of fifty requests succeed, and the first failure. */
async function fifty(url: string) {
  let answered = 0;
  for (let round = 0; round < 50; round += 1) {
    const answer = await suite.server.inject({ url });
    if (answer.statusCode === 429) return { answered, refused: answer };
    answered += 1;
  }
  return { answered, refused: undefined };
}

test('a page is limited as calls are, one for a crowd far later, and one that costs nothing never', async () => {
  const plain = await fifty('/try-page/plain');
  expect([plain.answered, plain.refused?.json().code]).toEqual([2, 'TOO_MANY_REQUESTS']);
  const crowd = await fifty('/try-page/crowd/anna');
  expect(crowd.answered).toBe(40);
  expect(crowd.refused?.body).toBe('<h1>anna has to wait</h1>');
  expect(crowd.refused?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': expect.anything(),
  });
  expect((await fifty('/try-page/free')).answered).toBe(50);
});

test('a product page has a high rate limit, and a refused visitor gets a translated page [TP-10]', async () => {
  const { answered, refused } = await fifty('/p/nobody/nothing?lang=fr');
  expect(answered).toBe(40);
  expect(refused?.body).toContain('<html lang="fr">');
  expect(refused?.body).toMatch(/<h1>.+<\/h1>/);
  expect((await fifty('/p/brand-page.css')).answered).toBe(50);
});

test('a press that was not served is offered again, but one whose outcome is unknown only shows the page [LEAD-05]', async () => {
  const press = (what: string) =>
    suite.server.inject({
      method: 'POST',
      url: '/try-page/press',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    });
  const notServed = await press('accept');
  expect([notServed.statusCode, notServed.body]).toEqual([503, 'Send accept again']);
  const unknown = await press('unknown');
  expect([unknown.statusCode, unknown.body]).toEqual([503, 'Look first']);
});
