import { developmentSentences } from './development-sentences.data.ts';

interface DevelopmentSentence {
  language: string;
  grade: number;
  comment: string;
  sentiment: string;
  sentimentOfWords: string;
  topics: string[];
  topicSentiments: Record<string, string>;
}

const SIGNS = new Map([
  ['+', 'PO'],
  ['-', 'NG'],
  ['~', 'NE'],
]);

export function readDevelopmentSentences(): DevelopmentSentence[] {
  return Object.entries(developmentSentences).flatMap(([language, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const bar = line.indexOf(' | ');
        const [grade, sentiment = '', sentimentOfWords = '', ...topics] = line
          .slice(0, bar)
          .split(' ');
        const signed = topics
          .filter(Boolean)
          .map((topic) => [topic.slice(0, -1), topic.at(-1) ?? '']);
        return {
          language,
          grade: Number(grade),
          comment: line.slice(bar + 3),
          sentiment,
          sentimentOfWords,
          topics: signed.map(([topic = '']) => topic),
          topicSentiments: Object.fromEntries(
            signed.map(([topic = '', sign = '']) => [topic, SIGNS.get(sign) ?? 'NE']),
          ),
        };
      }),
  );
}
