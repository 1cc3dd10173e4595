import { de as deRisks } from './risk-words/de.data.ts';
import { en as enRisks } from './risk-words/en.data.ts';
import { es as esRisks } from './risk-words/es.data.ts';
import { fr as frRisks } from './risk-words/fr.data.ts';
import { it as itRisks } from './risk-words/it.data.ts';
import { no as noRisks } from './risk-words/no.data.ts';
import type { RiskWords } from './risk-words/risk-words.ts';
import { de } from './sentiment-words/de.data.ts';
import { en } from './sentiment-words/en.data.ts';
import { es } from './sentiment-words/es.data.ts';
import { fr } from './sentiment-words/fr.data.ts';
import { it } from './sentiment-words/it.data.ts';
import { no } from './sentiment-words/no.data.ts';
import type { SentimentWords } from './sentiment-words/sentiment-words.ts';
import { de as deTopics } from './topic-words/de.data.ts';
import { en as enTopics } from './topic-words/en.data.ts';
import { es as esTopics } from './topic-words/es.data.ts';
import { fr as frTopics } from './topic-words/fr.data.ts';
import { it as itTopics } from './topic-words/it.data.ts';
import { no as noTopics } from './topic-words/no.data.ts';
import type { TopicWords } from './topic-words/topic-words.ts';

/** The six languages that are understood. */
export const ANALYSED_LANGUAGES = ['en', 'fr', 'de', 'no', 'es', 'it'] as const;
export type AnalysedLanguage = (typeof ANALYSED_LANGUAGES)[number];

interface LanguageLists {
  sentiment: SentimentWords;
  topics: TopicWords;
  risks: RiskWords;
}

export const LANGUAGE_LISTS: Readonly<Record<AnalysedLanguage, LanguageLists>> = {
  en: { sentiment: en, topics: enTopics, risks: enRisks },
  fr: { sentiment: fr, topics: frTopics, risks: frRisks },
  de: { sentiment: de, topics: deTopics, risks: deRisks },
  no: { sentiment: no, topics: noTopics, risks: noRisks },
  es: { sentiment: es, topics: esTopics, risks: esRisks },
  it: { sentiment: it, topics: itTopics, risks: itRisks },
};

/** What is made of a language's lists, made once: reading thousands of entries takes milliseconds. */
export function onceByLanguage<Made>(make: (language: AnalysedLanguage) => Made) {
  const made = new Map<AnalysedLanguage, Made>();
  return (language: AnalysedLanguage): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
