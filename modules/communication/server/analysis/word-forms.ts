import { type AnalysedLanguage, isAnalysed, type ReadLanguage } from './language-lists.ts';
import type { WordForms } from './word-matcher.ts';

/** Emphasising beginnings and endings, and numbers in letters, which matter for times of waiting. */
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
