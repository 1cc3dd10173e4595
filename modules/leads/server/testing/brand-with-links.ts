import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { leadWithLinks } from './linked-lead.ts';

/** A brand with a form and a lead, with a link for each participant. */
export async function brandWithLinks({ app, people }: TestApp, given: { name?: string } = {}) {
  const client = await people.client(given);
  const form = await brandForm(app, client.id);
  const lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  return { client, form, lead };
}
