import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadSubmissionSchema } from '#modules/forms/contract/intake/lead-submission.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadRequest } from './new-lead.ts';
import { storeLead } from './store-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;

test('a lead that cannot be stored does not affect leads sent at the same moment [LEAD-13]', async () => {
  const client = await suite.people.client();
  const form = await brandForm(app, client.id);
  const db = app.database.ofClient<LeadsTables>(client.id);
  const lead = (given: Partial<LeadRequest> = {}): LeadRequest => ({
    form,
    submission: leadSubmissionSchema.parse({ submissionId: randomUUID(), answers: {} }),
    sender: { source: 'api', address: '', userAgent: '' },
    locale: 'en',
    facts: {
      identity: {},
      country: null,
      optin: {},
      wording: {},
      fieldsValues: [],
      skus: [],
      criteria: {},
    },
    answered: [],
    files: new Map(),
    ...given,
  });
  // Its form was deleted while the request was in progress.
  const lost = lead({ form: { ...form, id: uuidV7() } });
  const twice = lead();
  const given = [lead(), lead(), lost, twice, twice, lead()];
  const settled = await Promise.allSettled(given.map((one) => storeLead({ app }, one)));
  expect(settled.map(({ status }) => status)).toEqual(
    given.map((one) => (one === lost ? 'rejected' : 'fulfilled')),
  );
  const rows = await db.selectFrom('leads.leads').select('id').execute();
  expect(rows).toHaveLength(4);
});
