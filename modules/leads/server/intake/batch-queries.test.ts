import { expect, onTestFinished, test, vi } from 'vitest';
import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import {
  leadSubmissionSchema,
  validateAnswers,
} from '#modules/forms/contract/intake/lead-submission.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings, submission } from '#modules/forms/server/testing/submission.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';
import { batchQueries } from './batch-queries.ts';
import { createLead } from './create-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const sender = { source: 'api', address: '', userAgent: '' } as const;
const fields = [formFieldSchema.parse({ key: 'email', type: 'email', identity: 'email' })];

function recordPortNames(): string[] {
  const queryPort = vi.spyOn(app.ports, 'call');
  onTestFinished(() => queryPort.mockRestore());
  return new Proxy([], {
    get: (_none, name) => Reflect.get(queryPort.mock.calls.map(([port]) => port.name).sort(), name),
  });
}

async function brandWithShops(count: number) {
  const client = await suite.people.client();
  const people = [await suite.people.user({ at: [{ client, role: 'store_owner' }] })];
  const shops: string[] = [];
  for (let at = 0; at < count; at += 1)
    shops.push(await brandShop(app, client.id, { name: `Shop ${at}`, people }));
  const form = await brandForm(app, client.id, { settings: openSettings(), fields });
  return { client, shops, form };
}

test('simultaneous requests share their queries, and each goes to its own shop [LEAD-13]', async () => {
  const { client, shops, form } = await brandWithShops(12);
  const send = (locationId: string | undefined) => {
    const sent = leadSubmissionSchema.parse(
      submission({
        answers: { email: 'odile@post.example' },
        locationId,
        skus: [`S-${locationId}`],
      }),
    );
    const { answered } = validateAnswers(form.fields, sent.answers);
    return createLead(
      { db: app.database.ofClient<LeadsTables>(client.id), app },
      { form, submission: sent, sender, locale: 'en', answered, files: new Map() },
    );
  };
  const names = recordPortNames();
  const answers = await Promise.all(shops.map(send));
  expect(answers.map(({ location }) => location?.id)).toEqual(shops);
  // The first few run alone; the others wait and are combined into one query.
  const places = names.filter((name) => name === placesToBuy.name);
  expect(places.length).toBeLessThan(8);
  expect(names.length).toBeLessThan(8 * 6);
  const db = app.database.ofClient<LeadsTables>(client.id);
  const storedLeads = await db.selectFrom('leads.leads').select('location_id').execute();
  expect(storedLeads.map(({ location_id }) => location_id).sort()).toEqual(shops.toSorted());
});

test('a failed query fails for all its callers, and the next one is sent again', async () => {
  const { client, shops } = await brandWithShops(2);
  const queryPort = batchQueries({ app }, client.id);
  const find = (id: string | undefined) =>
    queryPort(placesToBuy, {
      clientId: client.id,
      within: { ids: [id ?? ''] },
      everywhere: true,
      limit: 1,
    });
  const failing = vi.spyOn(app.ports, 'call').mockRejectedValueOnce(new Error('away'));
  const both = await Promise.allSettled(shops.map(find));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  failing.mockRestore();
  const [first, second] = await Promise.all([find(shops[0]), find(shops[1])]);
  expect([first?.items[0]?.id, second?.items[0]?.id]).toEqual(shops);
});

test('queries that are issued together are one statement of each kind, and each caller gets its own part [LEAD-13]', async () => {
  const { client, shops } = await brandWithShops(4);
  const queryPort = batchQueries({ app }, client.id);
  const names = recordPortNames();
  const answers = await Promise.all(
    shops.map((id) =>
      Promise.all([
        queryPort(placesToBuy, {
          clientId: client.id,
          within: { ids: [id] },
          everywhere: true,
          limit: 1,
        }),
        queryPort(findLocationRepresentatives, { clientId: client.id, locationIds: [id] }),
        queryPort(productNames, { clientId: client.id, skus: [`S-${id}`] }),
      ]),
    ),
  );
  const kinds = [placesToBuy.name, findLocationRepresentatives.name, productNames.name].sort();
  expect([...names].filter((name) => kinds.includes(name))).toEqual(kinds);
  expect(answers.map(([{ items }]) => items.map(({ id }) => id))).toEqual(shops.map((id) => [id]));
});
