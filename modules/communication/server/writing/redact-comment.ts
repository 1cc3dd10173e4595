import { cutText, storableText } from '#platform/contract/text/text.ts';
import { plainLetters } from './given-name.ts';
import { namesIn } from './reply-checks.ts';

/** Maximum characters that a language model reads. */
const READ_CHARACTERS = 4_000;
const FEWEST_PHONE_DIGITS = 7;
const DOMAIN_ENDINGS = new Set(
  'com net org eu fr de no es it uk ch at be nl dk se ie pt io co biz info shop store app dev example'.split(
    ' ',
  ),
);

/** The comment without e-mail addresses, phone numbers, URLs and names of other persons. */
export function redactComment(comment: string, ownName: string | null): string {
  const withoutAddresses = storableText(cutText(comment, READ_CHARACTERS))
    .split(/(\s+)/u)
    .map((word) => (word.includes('@') ? '[email]' : isUrl(word) ? '[link]' : word))
    .join('');
  const withoutNumbers = withoutAddresses.replaceAll(/\+?\d[\d\s./()-]*/gu, (run) => {
    const isNumber = run.replaceAll(/\D/gu, '').length >= FEWEST_PHONE_DIGITS;
    return isNumber ? '[number] ' : run;
  });
  const others = new Set(
    namesIn(withoutNumbers).filter((name) => plainLetters(name) !== plainLetters(ownName ?? '')),
  );
  return withoutNumbers.replaceAll(/\p{L}+/gu, (word) => (others.has(word) ? '[name]' : word));
}

/** "www.shop.example", "shop.fr/sale" and "https://…"; "good.Thanks" is a missing space. */
function isUrl(word: string) {
  const lower = word.toLowerCase();
  if (lower.includes('://') || lower.includes('www.')) return true;
  const host = lower.split(/[/?#:]/u)[0] ?? '';
  const labels = host.split('.').filter((label) => label !== '');
  const ending = /^[a-z]+/u.exec(labels.at(-1) ?? '')?.[0] ?? '';
  return labels.length >= 2 && DOMAIN_ENDINGS.has(ending);
}

/** Verbs and nouns of sentences that try to instruct a language model, without accents. */
const COMMAND_VERBS =
  'ignor disregard forget overrid bypass oubli neglig vergiss vergess missacht overse glem se_bort olvid omit dimentic tralasci';
const COMMAND_NOUNS =
  'instruction instruk instruc istruzion anweisung vorgabe regel rule regla regole consigne directive direktiv prompt';
const COMMAND_SIGNS =
  'system_prompt language_model chatgpt gpt llm as_an_ai you_are_now developer_mode jailbreak inst im_start im_end sprachmodell modele_de_langage modelo_de_lenguaje modello_linguistico sprakmodell';
const FURTHEST = 8;

/** Whether a comment contains instructions for a language model. Such comments are not sent to a model. */
export function containsInstructions(comment: string): boolean {
  const words = plainLetters(comment).match(/[\p{L}\p{N}]+/gu) ?? [];
  const text = ` ${words.join(' ')} `;
  if (COMMAND_SIGNS.split(' ').some((sign) => text.includes(` ${sign.replaceAll('_', ' ')} `)))
    return true;
  const beginsLike = (stems: string) => {
    const list = stems.split(' ').map((stem) => stem.replaceAll('_', ' '));
    return (at: number) => {
      const pair = `${words[at]} ${words[at + 1] ?? ''}`;
      return list.some((stem) => pair.startsWith(stem));
    };
  };
  const isVerb = beginsLike(COMMAND_VERBS);
  const isNoun = beginsLike(COMMAND_NOUNS);
  let lastVerb = Number.NEGATIVE_INFINITY;
  for (const at of words.keys()) {
    if (isNoun(at) && at - lastVerb <= FURTHEST) return true;
    if (isVerb(at)) lastVerb = at;
  }
  return false;
}
