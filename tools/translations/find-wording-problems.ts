import { FIXED_TERMS } from './fixed-terms.ts';
import { LANGUAGES, type Language, type Namespace } from './namespace-texts.ts';
import { typographyProblem } from './typography-problem.ts';

/** Finds texts that use a word with another meaning here, or the punctuation of another language. */
export function findWordingProblems({ name, languages }: Namespace): string[] {
  return LANGUAGES.flatMap((language) =>
    [...(languages[language] ?? [])].flatMap(([key, text]) => {
      const said = withoutVariables(text);
      return [...termProblems(language, `${name}:${key}`, said), typographyProblem(language, said)]
        .filter((problem) => problem !== undefined)
        .map((problem) => `${name}: ${language} ${key} ${problem}`);
    }),
  );
}

function termProblems(language: Language, key: string, text: string): string[] {
  return FIXED_TERMS.flatMap((term) => {
    if (term.language !== language || term.except?.includes(key)) return [];
    if (term.only?.some((namespace) => key.startsWith(`${namespace}:`)) === false) return [];
    const found = term.not.exec(text)?.[0];
    return found === undefined ? [] : [`says "${found}" where docs/words.md has: ${term.say}`];
  });
}

/** Replaces variables with a neutral placeholder, because their names are code and not text. */
function withoutVariables(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '{}').replace(/<\/?b>/g, '');
}
