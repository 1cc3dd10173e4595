import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { de as deEvaluative } from './general-vocabulary/de.data.ts';
import { en as enEvaluative } from './general-vocabulary/en.data.ts';
import { es as esEvaluative } from './general-vocabulary/es.data.ts';
import { fr as frEvaluative } from './general-vocabulary/fr.data.ts';
import { it as itEvaluative } from './general-vocabulary/it.data.ts';
import { no as noEvaluative } from './general-vocabulary/no.data.ts';
import type {
  GeneralVocabulary,
  OtherLanguageWords,
  RiskWords,
  SentimentWords,
  TopicWords,
} from './lexicon.ts';
import { ar, el, fi, hu, ja, tr, zh } from './other-lexicon/further.data.ts';
import { da, nl, sv } from './other-lexicon/germanic.data.ts';
import { pt, ro } from './other-lexicon/romance.data.ts';
import { cs, pl, ru } from './other-lexicon/slavic.data.ts';
import { de as deRisks } from './risk-lexicon/de.data.ts';
import { en as enRisks } from './risk-lexicon/en.data.ts';
import { es as esRisks } from './risk-lexicon/es.data.ts';
import { fr as frRisks } from './risk-lexicon/fr.data.ts';
import { it as itRisks } from './risk-lexicon/it.data.ts';
import { no as noRisks } from './risk-lexicon/no.data.ts';
import { de } from './sentiment-lexicon/de.data.ts';
import { en } from './sentiment-lexicon/en.data.ts';
import { es } from './sentiment-lexicon/es.data.ts';
import { fr } from './sentiment-lexicon/fr.data.ts';
import { it } from './sentiment-lexicon/it.data.ts';
import { no } from './sentiment-lexicon/no.data.ts';
import { de as deTopics } from './topic-lexicon/de.data.ts';
import { en as enTopics } from './topic-lexicon/en.data.ts';
import { es as esTopics } from './topic-lexicon/es.data.ts';
import { fr as frTopics } from './topic-lexicon/fr.data.ts';
import { it as itTopics } from './topic-lexicon/it.data.ts';
import { no as noTopics } from './topic-lexicon/no.data.ts';
import type { WordForms } from './word-matcher.ts';

/** The six languages that are analysed. */
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

export const GENERAL_VOCABULARY: Readonly<Record<AnalysedLanguage, GeneralVocabulary>> = {
  en: enEvaluative,
  fr: frEvaluative,
  de: deEvaluative,
  no: noEvaluative,
  es: esEvaluative,
  it: itEvaluative,
};

/** Languages with short lists for sentiment and topics; they count as 'other'. */
export const OTHER_LISTS = { nl, sv, da, pl, cs, ru, pt, ro, fi, hu, tr, el, ar, ja, zh } as const;
export type OtherLanguage = keyof typeof OTHER_LISTS;
export type ReadLanguage = AnalysedLanguage | OtherLanguage;

export function isAnalysed(language: string): language is AnalysedLanguage {
  return Object.hasOwn(LANGUAGE_LISTS, language);
}

export function isOtherLanguage(language: string): language is OtherLanguage {
  return Object.hasOwn(OTHER_LISTS, language);
}

export function wordListsFor(language: ReadLanguage): Omit<LanguageLists, 'risks'> {
  return isAnalysed(language) ? LANGUAGE_LISTS[language] : expand(OTHER_LISTS[language]);
}

/** Converts short lists to the format of the long ones. */
function expand(words: OtherLanguageWords): Omit<LanguageLists, 'risks'> {
  const list = (text = '') => (words.hasNoSpaces ? separateCharacters(text) : text);
  const topics = REVIEW_TOPICS.map((topic) => [topic, { words: list(words.topics[topic]) }]);
  return {
    sentiment: {
      strongPraise: '',
      praise: list(words.praise),
      mildPraise: '',
      neutral: list(words.neutral),
      mildComplaint: '',
      complaint: list(words.complaint),
      strongComplaint: '',
      ignored: '',
      negators: list(words.negators),
      negatesBackwards: words.negatesBackwards ?? false,
      intensifiers: '',
      diminishers: '',
      contrast: list(words.contrast),
      concession: '',
      conjunctions: '',
      irony: '',
      contraryGrade: '',
      functionWords: words.functionWords,
    },
    topics: { ...Object.fromEntries(topics), customerService: '', ignored: '' } as TopicWords,
  };
}

function separateCharacters(list: string): string {
  return list
    .split(',')
    .map((entry) => [...entry.trim()].join(' '))
    .join(',');
}

/** Caches a value built from a language's lists, because reading thousands of entries takes milliseconds. */
export function cacheByLanguage<Language extends ReadLanguage, Made>(
  make: (language: Language) => Made,
) {
  const made = new Map<Language, Made>();
  return (language: Language): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** Prefixes and suffixes of emphasis, and number words, which indicate waiting times. */
const FORMS: Readonly<
  Record<AnalysedLanguage, [prefixes: string, superlative: string | undefined, numbers: string]>
> = {
  en: [
    'super mega ultra hyper',
    undefined,
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred several many few couple half dozen',
  ],
  fr: [
    'super hyper mega ultra archi extra',
    'issim',
    'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent plusieurs quelques demi',
  ],
  de: [
    'super mega hyper ultra ober sau ur voll erz extra aller hoch bitter',
    undefined,
    'ein eine einen einem einer zwei drei vier funf fuenf sechs sieben acht neun zehn elf zwolf zwoelf funfzehn zwanzig dreissig vierzig funfzig sechzig hundert mehrere mehreren einige einigen paar halbe halben anderthalb eineinhalb',
  ],
  no: [
    'kjempe super mega knall dritt drit super ultra hyper topp stor sinnsykt ekstra rive sprut gull hund',
    undefined,
    'en ett et ei to tre fire fem seks sju syv atte ni ti elleve tolv femten tjue tretti forti femti seksti hundre flere noen par halv halvannen ein eit',
  ],
  es: [
    'super hiper mega ultra requete archi extra',
    'isim',
    'un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien varios varias unos unas media medio par',
  ],
  it: [
    'super iper mega ultra stra arci extra',
    'issim',
    'un uno una due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta cento diversi diverse alcuni alcune qualche mezza mezzo paio',
  ],
};

export function wordForms(language: ReadLanguage): WordForms {
  if (!isAnalysed(language)) return {};
  const [prefixes, superlative, numbers] = FORMS[language];
  return {
    prefixes: prefixes.split(' '),
    ...(superlative ? { superlative } : {}),
    numbers: new Set(numbers.split(' ')),
  };
}
