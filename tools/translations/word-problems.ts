import { FIXED_TERMS } from './fixed-terms.ts';
import { LANGUAGES, type Language, type Namespace } from './texts-of-namespace.ts';
import { typographyProblem } from './typography-problem.ts';

/** Texts that use a word which stands for something else here, or set their signs as another language does. */
export function wordProblems({ name, languages }: Namespace): string[] {
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

/** A variable's name is the code's word, not the reader's; it stays as a word that fits nothing. */
function withoutVariables(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '{}').replace(/<\/?b>/g, '');
}
