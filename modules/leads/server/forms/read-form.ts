import type { Form } from '#modules/forms/contract/form.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import {
  type FormSummary,
  formById,
  formSummaries,
} from '#modules/forms/contract/lead-form-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context } from '../tables.ts';

/** The form of a lead with all its sections. */
export async function readForm(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<Form> {
  const form = await app.ports.call(formById, { clientId, id }, { db, app });
  if (!form) throw notFound();
  return form;
}

/** The settings that rules for leads need, without the form's texts, which are large. */
export async function readFormSettings(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<FormSettings> {
  const [form] = await app.ports.call(formSummaries, { clientId, ids: [id] }, { db, app });
  if (!form) throw notFound();
  return form.settings;
}

/** All forms of a client, by name. */
export function readFormSummaries({ db, app }: Context, clientId: string): Promise<FormSummary[]> {
  return app.ports.call(formSummaries, { clientId }, { db, app });
}
