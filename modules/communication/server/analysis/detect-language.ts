import { eld } from 'eld/small';
import { ANALYSED_LANGUAGES, type AnalysedLanguage, LANGUAGE_LISTS } from './language-lists.ts';
import { fold, type TokenizedText } from './tokenize.ts';
import { splitEntries } from './word-matcher.ts';

/** Frequent words of other languages that are easily taken for one of ours. */
const OTHER_LANGUAGES: readonly string[] = [
  // Dutch
  'de, het, een, en, niet, ik, wij, zijn, was, heel, erg, goed, goede, mooi, mooie, maar, voor, met, ook, aan, van, dat, deze, winkel, bediening, personeel, vriendelijk, vriendelijke, snel, snelle, levering, prijs, prijzen, kwaliteit, bedankt, aanrader, geen, nooit, altijd, bij, veel, te, duur, keuze, klantvriendelijk, wachten',
  // Swedish
  'och, är, jag, inte, mycket, bra, med, på, det, att, för, från, var, har, trevlig, trevligt, trevliga, personal, personalen, butik, butiken, snabb, snabbt, leverans, tack, alltid, aldrig, dålig, dåligt, också, men, pris, priser, sortiment, hjälpsam, bemötande, väldigt, otroligt, rekommenderar',
  // Danish
  'og, er, jeg, ikke, meget, god, godt, med, på, det, at, af, fra, var, har, venlig, venlige, søde, personale, butik, butikken, hurtig, levering, tak, altid, aldrig, dårlig, også, men, pris, rigtig, virkelig, betjening, udvalg, kan, anbefales, varmt, lækker, dejlig, flinke, noget, selvom, bliver, hvad',
  // Portuguese
  'o, os, as, um, uma, e, não, nao, muito, bom, boa, bem, com, para, por, que, em, no, na, do, da, são, foi, atendimento, loja, funcionários, simpáticos, preço, preços, qualidade, entrega, rápida, obrigado, obrigada, recomendo, sempre, nunca, mais, ótimo, ótima, excelente, produto, produtos, eu, também, péssimo, demora',
  // Polish, Catalan, Romanian, Finnish, Turkish
  'bardzo, dobry, dobra, obsługa, polecam, jest, nie, sklep, miła, szybko, jakość, ceny, dziękuję, wszystko, zawsze',
  'molt, molta, bona, bon, botiga, amb, els, les, tracte, gràcies, són, qualitat, preus, servei, i, gens, però, perquè, tothom, sempre',
  'foarte, bun, bună, și, nu, magazin, servicii, recomand, personal, prețuri, calitate, este, mulțumesc, sunt, amabil',
  'hyvä, erittäin, palvelu, kauppa, ja, on, ei, oli, todella, kiitos, ystävällinen, suosittelen, nopea, toimitus, huono',
  'çok, iyi, güzel, bir, ve, teşekkürler, mağaza, hizmet, kötü, ürün, kalite, personel, tavsiye, ederim',
];
/** Languages so close to one of the six that n-grams of short texts mistake them. */
const NEIGHBOURS: ReadonlyMap<string, number> = new Map([
  ['da', 0.1],
  ['sv', 0.05],
  ['ca', 0.05],
  ['pt', 0.03],
]);
/** With fewer words than this, own word lists say more than n-grams. */
const SHORT_TEXT = 12;
const WORDS_READ = 80;

/** By word, folded and as written: the languages that have it. */
const languagesByWord = new Map<string, Set<string>>();
for (const language of ANALYSED_LANGUAGES) {
  const { functionWords, praise, strongPraise, complaint, neutral } =
    LANGUAGE_LISTS[language].sentiment;
  for (const list of [functionWords, praise, strongPraise, complaint, neutral])
    addWords(list, language);
}
for (const [index, list] of OTHER_LANGUAGES.entries()) addWords(list, `other ${index}`);

/** The language of a text: one of the six, 'other', or null for a text without letters. */
export function detectLanguage({
  text,
  tokens,
  letters,
}: TokenizedText): AnalysedLanguage | 'other' | null {
  if (letters === 0) return null;
  const words = tokens.filter(({ word }) => /\p{L}/u.test(word)).slice(0, WORDS_READ);
  const latin = words.filter(({ word }) => /^[a-z]/.test(word)).length;
  if (latin * 2 < words.length) return 'other';
  const evidence = countWords(words.map(({ raw }) => raw));
  const scores = eld.detect(text).getScores();
  const weight = words.length < SHORT_TEXT ? 0.9 : 0.5;
  const score = (language: string) =>
    (scores[language] ?? 0) + weight * (evidence.get(language) ?? 0);
  let best: AnalysedLanguage = 'en';
  let bestScore = 0;
  for (const language of ANALYSED_LANGUAGES) {
    const found = score(language);
    if (found > bestScore) [best, bestScore] = [language, found];
  }
  let otherScore = 0;
  for (const [iso, value] of Object.entries(scores))
    if (!Object.hasOwn(LANGUAGE_LISTS, iso))
      otherScore = Math.max(otherScore, value - (NEIGHBOURS.get(iso) ?? 0));
  const otherWords = Math.max(
    ...OTHER_LANGUAGES.map((_, index) => evidence.get(`other ${index}`) ?? 0),
  );
  otherScore += weight * otherWords;
  // Of one or two words nothing is certain: then one of the six is more likely than any other language.
  const margin = words.length < 3 ? 0.12 : words.length < 6 ? 0.03 : 0;
  return otherScore > bestScore + margin ? 'other' : best;
}

function addWords(list: string, language: string): void {
  for (const entry of splitEntries(list).flatMap((phrase) => phrase.split(' '))) {
    if (entry.endsWith('*') || entry.startsWith('!')) continue;
    for (const word of new Set([entry, fold(entry)])) {
      const languages = languagesByWord.get(word) ?? new Set();
      languages.add(language);
      languagesByWord.set(word, languages);
    }
  }
}

/** Share of the words that each language has; a word of several languages counts less for each. */
function countWords(words: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const word of words) {
    const languages = languagesByWord.get(word) ?? languagesByWord.get(fold(word)) ?? [];
    const size = languages instanceof Set ? languages.size : 1;
    for (const language of languages)
      shares.set(language, (shares.get(language) ?? 0) + 1 / size / words.length);
  }
  return shares;
}
