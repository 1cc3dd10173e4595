import { GIVEN_NAMES } from '#modules/communication/server/writing/given-names.ts';

const LONGEST_USERNAME = 80;

/** Words that mark a username as a company, a role or an anonymous account. */
const NO_PERSON = new Set(
  `gmbh ag kg ohg ug ev sarl sas sasu sa snc eurl ltd limited llc inc plc co corp company sl slu srl spa sagl as asa ans
  google user users guide local utilisateur utilisatrice nutzer nutzerin benutzer usuario usuaria utente bruker kunde client cliente
  customer anonyme anonymous anonym anonimo anonima admin test team equipe equipo service shop store boutique magasin tienda negozio
  butikk geschaft restaurant hotel cafe bar salon garage studio agence agency agentur agencia agenzia immobilier immobilien consulting
  club verein association asociacion associazione forening garden garten official officiel media photography fotografie family
  famille familie familia famiglia scam fraud fraude arnaque betrug svindel estafa truffa fake spam bot troll idiot idiote idiota
  fuck shit bitch asshole merde putain connard escroc voleur menteur scheisse arschloch dieb lugner mierda puta cabron ladron mentiroso
  merda puttana stronzo ladro bugiardo faen dritt dritsekk tyv logner liar thief nazi hitler the a an le la les un une der die das ein eine el los las il lo gli en et den det`.split(
    /\s+/u,
  ),
);

/** Lower case without accents, as the list of names is written. */
export function plainLetters(text: string) {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('å', 'a')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

export function isGivenName(word: string) {
  return GIVEN_NAMES.has(plainLetters(word));
}

/** The given name to greet, or null where the username is not certainly the name of a person. */
export function givenName(username: string): string | null {
  if (username.length > LONGEST_USERNAME) return null;
  const words = username
    .normalize('NFC')
    .trim()
    .split(/[\s,]+/u);
  const [first = '', second] = words;
  if (words.length > 4 || words.some((word) => NO_PERSON.has(plainLetters(word)))) return null;
  // Marks that no letter has composed with are decoration.
  if (!/^[\p{L}’'-]+$/u.test(first)) return null;
  if (words.some((word) => /[\d_@#&/]/u.test(word))) return null;
  if (isGivenName(first)) return inNameCase(first);
  const parts = first.split('-');
  if (parts.length === 2 && parts.every((part) => isGivenName(part))) return inNameCase(first);
  // "Maëlys P." has the form that sources give to the names of persons.
  const hasInitial = second !== undefined && words.length === 2 && /^\p{Lu}\.$/u.test(second);
  return hasInitial && /^\p{Lu}\p{Ll}{2,}$/u.test(first) ? first : null;
}

/** "JULIEN" and "julien" are written "Julien"; "DeShawn" stays. */
function inNameCase(name: string) {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');
}
