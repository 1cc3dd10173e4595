import { de } from './development-comments/de.data.ts';
import { en } from './development-comments/en.data.ts';
import { es } from './development-comments/es.data.ts';
import { fr } from './development-comments/fr.data.ts';
import { it } from './development-comments/it.data.ts';
import { no } from './development-comments/no.data.ts';

export interface DevelopmentComment {
  language: string;
  grade: number;
  comment: string;
  sentiment: string;
  topics: string[];
  topicSentiments: Record<string, string>;
}

const SIGNS = new Map([
  ['+', 'PO'],
  ['-', 'NG'],
  ['~', 'NE'],
]);

/**
 * Comments used to tune the word lists. Each line has the grade, the intended opinion, the topics with sentiment (+
 * praise, - complaint, ~ neutral), a bar, and the comment.
 */
export function readDevelopmentComments(): DevelopmentComment[] {
  return Object.entries({ en, fr, de, no, es, it }).flatMap(([language, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readLine(language, line)),
  );
}

function readLine(language: string, line: string): DevelopmentComment {
  const bar = line.indexOf(' | ');
  const [grade, sentiment = '', ...topics] = line.slice(0, bar).split(' ');
  const signed = topics.filter(Boolean).map((topic) => [topic.slice(0, -1), topic.at(-1) ?? '']);
  return {
    language,
    grade: Number(grade),
    comment: line.slice(bar + 3),
    sentiment,
    topics: signed.map(([topic = '']) => topic),
    topicSentiments: Object.fromEntries(
      signed.map(([topic = '', sign = '']) => [topic, SIGNS.get(sign) ?? 'NE']),
    ),
  };
}
