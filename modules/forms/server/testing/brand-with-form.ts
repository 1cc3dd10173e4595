import type { TestApp } from '#platform/testing/test-app.ts';
import { brandForm } from './brand-form.ts';

/** A brand with one form, and its admin. */
export async function brandWithForm(suite: TestApp) {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const form = await brandForm(suite.app, client.id);
  return { client, admin, form, formId: form.id };
}
