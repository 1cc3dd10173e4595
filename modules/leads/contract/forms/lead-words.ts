import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { HOUSE_WORD, LEXICONS, type Lexicon } from './form-settings.ts';

/** What a client calls a lead: each form has its word; over all of them it is theirs if they agree, else the house's. */
export const leadWordsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/lead-words',
  module: 'leads',
  summary: 'The word for a lead, of each form and over all forms.',
  // A word and no record: screens of leads, forms and conversion say it, and hardly anybody has all three.
  access: { kind: 'client', client: 'params.clientId', may: beAtClient },
  params: z.strictObject({ clientId: uuid }),
  response: z.object({
    ofClient: z.enum(LEXICONS),
    ofForms: z.array(z.object({ formId: z.string(), word: z.enum(LEXICONS) })),
  }),
});

export function agreedWord(words: readonly Lexicon[]): Lexicon {
  const [first = HOUSE_WORD, ...others] = words;
  return others.every((word) => word === first) ? first : HOUSE_WORD;
}
