import { de as deRisks } from './risk-lexicon/de.data.ts';
import { en as enRisks } from './risk-lexicon/en.data.ts';
import { es as esRisks } from './risk-lexicon/es.data.ts';
import { fr as frRisks } from './risk-lexicon/fr.data.ts';
import { it as itRisks } from './risk-lexicon/it.data.ts';
import { no as noRisks } from './risk-lexicon/no.data.ts';
import type { RiskWords } from './risk-lexicon/risk-lexicon.ts';
import { de } from './sentiment-lexicon/de.data.ts';
import { en } from './sentiment-lexicon/en.data.ts';
import { es } from './sentiment-lexicon/es.data.ts';
import { fr } from './sentiment-lexicon/fr.data.ts';
import { it } from './sentiment-lexicon/it.data.ts';
import { no } from './sentiment-lexicon/no.data.ts';
import type { SentimentWords } from './sentiment-lexicon/sentiment-lexicon.ts';
import { de as deTopics } from './topic-lexicon/de.data.ts';
import { en as enTopics } from './topic-lexicon/en.data.ts';
import { es as esTopics } from './topic-lexicon/es.data.ts';
import { fr as frTopics } from './topic-lexicon/fr.data.ts';
import { it as itTopics } from './topic-lexicon/it.data.ts';
import { no as noTopics } from './topic-lexicon/no.data.ts';
import type { TopicWords } from './topic-lexicon/topic-lexicon.ts';

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
