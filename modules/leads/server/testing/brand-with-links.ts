import type { TestHouse } from '#platform/testing/test-house.ts';
import { brandForm } from './brand-form.ts';
import { leadWithLinks } from './linked-lead.ts';

/** A brand's form, and a lead of it with a link for everybody who has a part in it. */
export async function brandWithLinks({ app, people }: TestHouse, given: { name?: string } = {}) {
  const client = await people.client(given);
  const form = await brandForm(app, client.id);
  const lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  return { client, form, lead };
}
