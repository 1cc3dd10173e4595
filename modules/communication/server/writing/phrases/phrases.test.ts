import { describe, expect, test } from 'vitest';
import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import {
  PROMISE_STEMS,
  REGRET_STEMS,
  THANKS_STEMS,
  TOPIC_STEMS,
} from '#modules/communication/server/writing/check-terms.ts';
import { findStem } from '#modules/communication/server/writing/reply-checks.ts';
import { REPLY_LANGUAGES } from '#modules/communication/server/writing/reply-input.ts';
import { PHRASES } from '#modules/communication/server/writing/write-reply.ts';

const TONES = ['formal', 'warm', 'brief'] as const;

describe.each(REPLY_LANGUAGES)('phrases in %s', (language) => {
  const phrases = PHRASES[language];
  const withoutStem = (texts: readonly string[], stems: string) =>
    texts.filter((text) => findStem(text, stems) === undefined);

  test('every topic has six phrasings for praise and criticism that take it up [REV-04]', () => {
    for (const topic of REVIEW_TOPICS) {
      const { name, PO, NG, mixed } = phrases.topics[topic];
      expect(new Set(PO).size).toBeGreaterThanOrEqual(6);
      expect(new Set(NG).size).toBeGreaterThanOrEqual(6);
      expect(withoutStem([name, ...PO, ...NG, ...mixed], TOPIC_STEMS[language][topic])).toEqual([]);
      expect(withoutStem(mixed, REGRET_STEMS[language])).toEqual([]);
      expect(withoutStem(PO, REGRET_STEMS[language])).toEqual(PO);
      expect(mixed.filter((text) => !text.startsWith('~')).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('every sentiment and tone has eight different openers and closers [REV-04]', () => {
    for (const tone of TONES)
      for (const texts of [
        phrases.thanks.PO,
        phrases.thanks.NE,
        phrases.apology,
        phrases.closing.PO,
        phrases.closing.NE,
        phrases.closing.NG,
      ])
        expect(new Set(texts[tone]).size).toBeGreaterThanOrEqual(8);
  });

  test('openers thank or apologise as the sentiment needs it [REV-04]', () => {
    const thanks = [...TONES.flatMap((tone) => phrases.thanks.PO[tone])];
    const grades = [...phrases.blank[5], ...phrases.blank[4]];
    expect(withoutStem([...thanks, ...grades], THANKS_STEMS[language])).toEqual([]);
    const apologies = TONES.flatMap((tone) => phrases.apology[tone]);
    const regrets = [...apologies, ...phrases.blank.low, ...phrases.turnToComplaint];
    expect(withoutStem(regrets, REGRET_STEMS[language])).toEqual([]);
  });

  test('no phrase promises anything or has digits [REV-04]', () => {
    const stems = Object.values(PROMISE_STEMS[language]).join(' ');
    for (const text of textsIn(phrases)) {
      expect([text, findStem(text, stems)]).toEqual([text, undefined]);
      expect(text).not.toMatch(/\d/u);
    }
  });
});

/** German continues in lower case after the greeting, which is wrong for nouns and the formal pronoun. */
test('German openers begin with a term that can be written in lower case [REV-04]', () => {
  const { thanks, apology, blank } = PHRASES.de;
  const lowerCase = new Set(
    `vielen wir herzlichen über danke so das da es für mit mehr schön fünf vier drei gut die eine bitte dafür schade
    [haben hab|hab]`.split(/\s+/u),
  );
  for (const text of textsIn({ thanks, apology, blank })) {
    const [first = ''] = text.toLowerCase().split(/[\s,]/u);
    expect([text, lowerCase.has(first)]).toEqual([text, true]);
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
