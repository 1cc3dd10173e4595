import { expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { shareLeadCall } from '#modules/leads/contract/leads/hand-over-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp({ work: false, environment: { MAILBOX: 'false' } });

test('sharing fails with an error and leaves no line in the history if no mail can be sent [LEAD-07]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const form = await brandForm(suite.app, client.id);
  const leadId = await brandLead(suite.app, { clientId: client.id, formId: form.id });
  const { status, problem } = await admin.call(shareLeadCall, {
    params: { formId: form.id, leadId },
    body: { emails: ['a@b.example'], senderName: 'A' },
  });
  expect([status, problem.code]).toEqual([503, 'LEAD_SHARE_FAILED']);
  const history = await suite.app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.lead_history')
    .select('kind')
    .where('lead_id', '=', leadId)
    .execute();
  expect(history.filter(({ kind }) => kind === 'share' || kind === 'mail')).toEqual([]);
});
