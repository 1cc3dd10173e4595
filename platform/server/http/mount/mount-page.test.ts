import { expect, test } from 'vitest';
import { unavailable } from '#platform/contract/problems.ts';
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
    submitRate: { max: 4, seconds: 60 },
    busy: ({ form, isUnknown, lostFiles, seconds }) =>
      html`${isUnknown ? 'Look first' : `Send ${form?.get('do')} again${lostFiles ? ' with files' : ''}${seconds > 5 ? ' later' : ''}`}`,
    files: {
      maxBytes: 1_000,
      most: 1,
      take: async ({ form }) => {
        if (form.get('do') === 'store') throw unavailable();
        return 'stored';
      },
    },
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

function press(what: string, headers: Record<string, string> = {}) {
  return suite.server.inject({
    method: 'POST',
    url: '/try-page/press',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `do=${what}`,
  });
}

/** In the format of a browser form with files. */
async function pressWithFile(what: string, headers: Record<string, string> = {}) {
  const data = new FormData();
  data.append('do', what);
  data.append('plan', new Blob(['a plan']), 'plan.txt');
  const sent = new Response(data);
  return suite.server.inject({
    method: 'POST',
    url: '/try-page/press',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

test('a press that was not served is offered again, unless its outcome is unknown or another site sent it [LEAD-05] [FORM-08]', async () => {
  const notServed = await press('accept');
  expect([notServed.statusCode, notServed.body]).toEqual([503, 'Send accept again']);
  const unknown = await press('unknown');
  expect([unknown.statusCode, unknown.body]).toEqual([503, 'Look first']);
  // The file is stored and in the form, so only the form is sent again.
  expect((await pressWithFile('accept')).body).toBe('Send accept again');
  expect((await pressWithFile('store')).body).toBe('Send store again with files');
  for (const refused of [await press('accept'), await pressWithFile('accept')]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toMatch(/^Send accept again( with files)? later$/);
  }
  const foreign = await press('accept', { origin: 'https://elsewhere.example' });
  expect([foreign.statusCode, foreign.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
