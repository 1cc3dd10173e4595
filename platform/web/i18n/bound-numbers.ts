import type { PostProcessorModule } from 'i18next';

const NUMBER_AND_WORD = /(\d\.?) (?=\p{L})/gu;

/** French groups digits by a narrow space, which is two pixels at the size of our texts: 11 748 reads as 11748. */
export function widenGroups(text: string): string {
  return text.replace(/(?<=\d)\u202f(?=\d)/g, '\u00a0');
}

/** Keeps a number on the line of the word that it counts or dates: `7 days`, `6. Dez.`. */
export function bindNumbers(text: string): string {
  return widenGroups(text).replace(NUMBER_AND_WORD, '$1\u00a0');
}

export const boundNumbers: PostProcessorModule = {
  type: 'postProcessor',
  name: 'boundNumbers',
  process: bindNumbers,
};
