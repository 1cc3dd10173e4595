/**
 * Sends two leads to a form and reads them back. Run it with Node 24 or later:
 *
 *     COMPTOIR_URL=https://suite.brand.example COMPTOIR_KEY=… COMPTOIR_FORM=… node send-leads.ts
 *
 * Make the key in the settings of the form, with the rights to send and to read leads.
 */
import { ComptoirError, createComptoir, isProblem } from '@comptoir/client';
import type { LeadSubmission } from '@comptoir/client/forms';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`set ${name} first`);
  return value;
}

const comptoir = createComptoir({
  baseUrl: setting('COMPTOIR_URL'),
  apiKey: setting('COMPTOIR_KEY'),
});
const params = { formId: setting('COMPTOIR_FORM') };

const visitors = [
  { firstname: 'Odile', lastname: 'Renard', email: 'odile.renard@post.example' },
  { firstname: 'Nils', lastname: 'Aaberg', email: 'nils.aaberg@post.example' },
];

try {
  const sent: string[] = [];
  for (const visitor of visitors) {
    const body: LeadSubmission = {
      // Made once per lead: if the answer is lost, the library sends the same lead again, and it is stored once.
      submissionId: crypto.randomUUID(),
      locale: 'en',
      answers: { ...visitor, product: 'UNT-4', consent_email: true },
    };
    const { id } = await comptoir.leads.sendLead({ params, body });
    sent.push(id);
    console.log(`sent ${id}`);
  }

  // Newest first. The next page is read when the loop gets there, so leaving the loop saves it.
  const query = { sortBy: 'createdAt', sortDesc: true, limit: 50 } as const;
  const missing = new Set(sent);
  for await (const { id, status } of comptoir.leads.readLeads.each({ params, query })) {
    if (!missing.delete(id)) continue;
    const { identity } = await comptoir.leads.readLead({ params: { ...params, leadId: id } });
    console.log(`read ${id} ${identity.email} ${status}`);
    if (missing.size === 0) break;
  }
} catch (error) {
  if (!(error instanceof ComptoirError)) throw error;
  if (isProblem(error, 'KEY_REFUSED', 'KEY_MISSING_RIGHT'))
    console.error('The key cannot be used for this form.');
  for (const { field, code } of error.errors) console.error(`${field}: ${code}`);
  console.error(`${error.code} (${error.status}), request ${error.requestId ?? 'without an id'}`);
  process.exitCode = 1;
}
