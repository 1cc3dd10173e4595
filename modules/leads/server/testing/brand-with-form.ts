import type { TestApp } from '#platform/testing/test-app.ts';
import { brandForm } from './brand-form.ts';

/** A brand with one form, and its admin. */
export async function brandWithForm(house: TestApp) {
  const client = await house.people.client();
  const admin = await house.adminOf(client);
  const form = await brandForm(house.app, client.id);
  return { client, admin, form, formId: form.id };
}
