import { describe, expect, test } from 'vitest';
import {
  replyReasonText,
  replyTextKeys,
} from '#modules/communication/contract/replies/reply-texts.ts';
import { REVIEW_RISKS, REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { evaluateReply } from '#modules/communication/server/writing/evaluate-reply.ts';
import { detectLanguageByFunctionWords } from '#modules/communication/server/writing/reply-checks.ts';
import {
  type AnalysedReview,
  DEFAULT_REPLY_SETTINGS,
} from '#modules/communication/server/writing/reply-input.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { Texts } from '#platform/server/texts/texts.ts';

const facts = {
  shop: 'Aubrac Lyon',
  brand: 'Aubrac',
  phone: '+33 4 71 00 00 00',
  hours: '9:00–19:00',
};
const settings = { ...DEFAULT_REPLY_SETTINGS, forbiddenWords: ['cheap'] };
const complaint: AnalysedReview = {
  comment: 'Sandra let me wait an hour, call me on 06 12 34 56 78',
  grade: 2,
  language: 'en',
  username: 'Julien P.',
  sentiment: 'NG',
  topics: [{ topic: 'waiting', sentiment: 'NG' }],
};
const good =
  'Hello Julien,\nWe are sorry that you had to wait so long. Please call us on +33 4 71 00 00 00.\nThe team at Aubrac Lyon';

function failedChecks(reply: string, review = complaint, recent: string[] = [], used = settings) {
  return evaluateReply(reply, review, used, facts, recent)
    .checks.filter(({ passed }) => !passed)
    .map(({ check }) => check);
}

test('a good reply has the full score [REV-06]', () => {
  expect(evaluateReply(good, complaint, settings, facts, [])).toMatchObject({ score: 100 });
});

test.each([
  [
    'language',
    'Bonjour Julien, nous sommes désolés de cette attente, wait, sorry, et nous vous remercions de votre avis.',
  ],
  ['topics', 'Hello Julien, we are sorry about this and we hope to see you again.'],
  ['names', good.replace('Julien', 'Peter')],
  ['names', good.replace('We are', 'Sandra and the team: we are')],
  ['facts', good.replace('so long', 'for 45 minutes')],
  ['facts', good.replace('so long', 'so long (https://evil.example/)')],
  ['forbiddenWords', good.replace('so long', 'so long for something cheap')],
  ['promises', good.replace('Please', 'You will get a refund. Please')],
  ['personalData', good.replace('so long', 'so long, mail kevin@mail.example')],
  ['personalData', good.replace('+33 4 71 00 00 00', '06 12 34 56 78')],
  ['length', `${good} ${'wait '.repeat(1_000)}`],
  ['tone', 'Hello Julien, thank you very much for your review about the wait. See you soon!'],
] as const)('the check of %s fails on %j [REV-06]', (check, reply) => {
  expect(failedChecks(reply)).toContain(check);
});

test('a copy of a recent reply fails, with its similarity in percent [REV-06]', () => {
  const { checks } = evaluateReply(good, complaint, settings, facts, [good]);
  expect(checks.find(({ check }) => check === 'similarity')).toMatchObject({
    passed: false,
    reason: { key: 'communication:replyCheck.similarity.failed', params: { percent: 100 } },
  });
});

describe('a reason', () => {
  const texts = new Texts();
  const reason = (reply: string, check: string, review = complaint) => {
    const { checks } = evaluateReply(reply, review, settings, facts, [good]);
    return checks.find((one) => one.check === check)?.reason ?? { key: '', params: {} };
  };

  test('names what is missing in the user’s language [REV-06]', () => {
    const silent = 'Hello Julien, we are sorry about this and we hope to see you again.';
    const fr = texts.translator('fr');
    expect(replyReasonText(reason(silent, 'topics'), fr, 'fr')).toBe(
      'La réponse ne dit rien sur\u00a0: Attente.',
    );
    const own = { ...complaint, topics: [{ topic: 'Click & Collect', sentiment: 'NG' }] } as const;
    expect(replyReasonText(reason(silent, 'topics', own), fr, 'fr')).toContain('Click & Collect');
    const foreign = 'Bonjour, nous sommes désolés de cette attente et nous vous remercions.';
    expect(replyReasonText(reason(foreign, 'language'), texts.translator('de'), 'de')).toBe(
      'Die Antwort ist auf Französisch, die Bewertung aber auf Englisch.',
    );
  });

  test('has a text in every language, whatever the reply [REV-06]', () => {
    const replies = [
      good,
      '',
      'wait '.repeat(1_000),
      'Peter gets a refund, cheap, kevin@mail.example',
      'A discount, by Monday 45',
      'See you by Monday, thank you',
    ];
    const praise = { ...complaint, grade: 5, sentiment: 'PO', topics: [] } as const;
    const reviews = [complaint, praise, { ...praise, origin: 'GATOREVIEWS' } as const];
    for (const locale of LOCALES) {
      const translate = texts.translator(locale);
      for (const reply of replies)
        for (const review of reviews)
          for (const { check, reason: given } of evaluateReply(reply, review, settings, facts, [])
            .checks) {
            expect(replyReasonText(given, translate, locale)).not.toMatch(/replyCheck|\{\{|^$/u);
            expect(translate(replyTextKeys.check(check))).not.toContain('replyCheck');
          }
    }
  });

  test('the choices of the settings, topics and risks have names in every language [REV-07]', () => {
    const keys = [
      ...REVIEW_TOPICS.map(replyTextKeys.topic),
      ...REVIEW_RISKS.map(replyTextKeys.risk),
      ...['formal', 'warm', 'brief'].map(replyTextKeys.tone),
      ...['formal', 'informal'].map(replyTextKeys.address),
      ...['short', 'normal', 'long'].map(replyTextKeys.length),
      ...['embedded', 'model'].map(replyTextKeys.writer),
    ];
    for (const locale of LOCALES)
      for (const key of keys)
        expect(`communication:${texts.translator(locale)(key)}`).not.toBe(key);
  });
});

test('a promise passes where settings allow it [REV-06]', () => {
  const reply = good.replace('Please', 'You will get a refund. Please');
  expect(failedChecks(reply, complaint, [], { ...settings, allowedPromises: ['refund'] })).toEqual(
    [],
  );
});

test('an injected language detector replaces the own one [REV-06]', () => {
  const { checks } = evaluateReply(good, complaint, settings, facts, [], () => 'de');
  expect(checks.find(({ check }) => check === 'language')?.passed).toBe(false);
  expect(detectLanguageByFunctionWords('👍')).toBeNull();
});

test('an apology under praise fails [REV-06]', () => {
  const praise = { ...complaint, grade: 5, sentiment: 'PO', topics: [] } as const;
  expect(failedChecks('Hello Julien, we are sorry, thank you for this.', praise)).toEqual(['tone']);
});
