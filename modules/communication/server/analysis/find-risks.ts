import { REVIEW_RISKS, type ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { type AnalysedLanguage, cacheByLanguage, LANGUAGE_LISTS } from './language-lists.ts';
import type { MeasuredSentiment } from './measure-sentiment.ts';
import type { TokenizedText } from './tokenize.ts';
import { splitEntries, WordMatcher } from './word-matcher.ts';

interface RiskMention {
  risk: ReviewRisk;
  at: number;
  length: number;
}

/** Digits of a telephone number, at least. */
const PHONE_DIGITS = 8;
const MAIL_ADDRESS = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;
/** Sentences with a lower sentiment accuse the person that they name. */
const ACCUSATION = -1.5;

const riskMatcher = cacheByLanguage((language: AnalysedLanguage) => {
  const { risks, sentiment, topics } = LANGUAGE_LISTS[language];
  const matcher = new WordMatcher<ReviewRisk | 'ignored' | 'title' | 'employee'>();
  for (const risk of REVIEW_RISKS)
    if (risk !== 'named-employee-accused') matcher.add(risks[risk], risk);
  matcher.add(risks.ignored, 'ignored');
  matcher.add(risks.titles, 'title');
  matcher.add(risks.employees, 'employee');
  matcher.addKnown(sentiment.functionWords);
  matcher.addKnown(sentiment.praise);
  matcher.addKnown(sentiment.complaint);
  for (const topic of Object.values(topics))
    if (typeof topic !== 'string') matcher.addKnown(topic.words);
  const negators = splitEntries(sentiment.negators).filter((entry) => !entry.includes(' '));
  return { matcher, negators: new Set(negators) };
});

export function findRisks(
  text: TokenizedText,
  language: AnalysedLanguage,
  measured: MeasuredSentiment,
): RiskMention[] {
  const { tokens } = text;
  const { matcher, negators } = riskMatcher(language);
  const found: RiskMention[] = [];
  const weights = sentenceWeights(text, measured);
  for (let at = 0; at < tokens.length; ) {
    const match = matcher.matchAt(tokens, at);
    const length = match?.length ?? 1;
    const payloads = match?.payloads ?? [];
    if (!payloads.includes('ignored'))
      for (const payload of payloads) {
        if (payload === 'ignored') continue;
        if (payload !== 'title' && payload !== 'employee') {
          // "no injuries" is not a risk. Only a negator directly before the word excludes one.
          if (!negators.has(tokens[at - 1]?.word ?? '')) found.push({ risk: payload, at, length });
          continue;
        }
        const name = at + length;
        const accused = (weights.get(tokens[at]?.sentence ?? 0) ?? 0) < ACCUSATION;
        if (accused && isName(text, name, payload, language, matcher))
          found.push({ risk: 'named-employee-accused', at: name, length: 1 });
      }
    at += length;
  }
  return found;
}

/** Phone numbers and email addresses in the comment. They need no word list, so this works in any language. */
export function findContactDetails({ text, tokens }: TokenizedText): RiskMention[] {
  const found: RiskMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = 0;
    let digits = 0;
    for (; isDigits(tokens[at + length]?.word); length += 1)
      digits += tokens[at + length]?.word.length ?? 0;
    if (digits >= PHONE_DIGITS) found.push({ risk: 'personal-data', at, length });
    at += Math.max(1, length);
  }
  if (found.length > 0 || !MAIL_ADDRESS.test(text)) return found;
  const sign = text.indexOf('@');
  const at = tokens.findIndex(({ from, to }) => from < sign && to >= sign);
  return [{ risk: 'personal-data', at: Math.max(0, at), length: 1 }];
}

function isDigits(word: string | undefined): boolean {
  return word !== undefined && /^[0-9]+$/.test(word);
}

function sentenceWeights({ tokens }: TokenizedText, { hits }: MeasuredSentiment) {
  const weights = new Map<number, number>();
  for (const { at, weight } of hits) {
    const sentence = tokens[at]?.sentence ?? 0;
    weights.set(sentence, (weights.get(sentence) ?? 0) + weight);
  }
  return weights;
}

/**
 * German capitalises all nouns, so there a name must follow a title. In other languages it may also follow a word for
 * an employee.
 */
function isName(
  { tokens }: TokenizedText,
  at: number,
  before: 'title' | 'employee',
  language: AnalysedLanguage,
  matcher: WordMatcher<unknown>,
): boolean {
  const token = tokens[at];
  if (!token?.capitalised || token.raw.length < 3 || token.clause !== tokens[at - 1]?.clause)
    return false;
  if (before === 'employee' && language === 'de') return false;
  return !matcher.isKnown(token.word);
}
