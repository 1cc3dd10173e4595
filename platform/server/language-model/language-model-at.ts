import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';
import type { Config } from '../config.ts';

/** A call of the configured language model, without its body. */
export function languageModelAt(
  { LLM_URL = '', LLM_KEY }: Config,
  path: '/models' | '/chat/completions',
): { url: string; headers: Record<string, string> } {
  return {
    url: `${trimEndCharacter(LLM_URL, '/')}${path}`,
    headers: {
      'content-type': 'application/json',
      ...(LLM_KEY && { authorization: `Bearer ${LLM_KEY}` }),
    },
  };
}
