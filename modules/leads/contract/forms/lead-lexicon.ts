import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { DEFAULT_LEXICON, LEXICONS, type Lexicon } from './form-settings.ts';

/** The term for a lead: each form defines one. The client-wide term is theirs if all forms agree, else the default. */
export const leadLexiconCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/lead-words',
  module: 'leads',
  summary: 'The word for a lead, of each form and over all forms.',
  // Open to every user of the client: screens of leads, forms and conversion need it, and few users have access to all
  // three.
  access: { kind: 'client', client: 'params.clientId', may: beAtClient },
  params: z.strictObject({ clientId: uuid }),
  response: z.object({
    ofClient: z.enum(LEXICONS),
    ofForms: z.array(z.object({ formId: z.string(), word: z.enum(LEXICONS) })),
  }),
});

export function commonLexicon(words: readonly Lexicon[]): Lexicon {
  const [first = DEFAULT_LEXICON, ...others] = words;
  return others.every((word) => word === first) ? first : DEFAULT_LEXICON;
}
