import { createForm, newForm } from '#modules/forms/server/forms/create-form.ts';
import type { FormsTables } from '#modules/forms/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { type DemoForm, demoForms } from './demo-forms.ts';
import { loadDemoLeads } from './load-demo-leads.ts';

/** Forms of the first brand with their leads; skipped if the brand has forms. */
export async function loadDemoForms(app: App): Promise<void> {
  const [client] = demoClients;
  if (!client) return;
  const clientId = client.id;
  const formIds = await app.database
    .ofClient<FormsTables>(clientId)
    .transaction()
    .execute(async (db) => {
      const found = await db
        .selectFrom('leads.forms')
        .select('id')
        .where('client_id', '=', clientId)
        .limit(1)
        .executeTakeFirst();
      if (found) return [];
      const made: string[] = [];
      const by = { clientId, userId: demoUsers[0]?.id ?? null };
      for (const form of demoForms)
        made.push(await createForm({ db, app }, by, sectionsOf(app, form)));
      return made;
    });
  if (formIds.length > 0) await loadDemoLeads(app, { clientId, formIds });
}

function sectionsOf(app: App, form: DemoForm) {
  const { name, locales, fields } = form;
  const sections = newForm({ app }, { name, locales, currency: 'EUR' });
  const { translations, locationSettings } = sections;
  return {
    ...sections,
    informations: { name, description: form.description, active: true },
    settings: { ...sections.settings, ...form.settings },
    fields,
    translations: {
      ...translations,
      list: Object.fromEntries(
        locales.map((locale) => [locale, { ...translations.list[locale], ...form.texts[locale] }]),
      ),
    },
    locationSettings: {
      ...locationSettings,
      tagRules: form.tagRules.map(({ tag, field, values }) => ({
        id: uuidV7(),
        tag,
        when: [{ field, operator: 'in' as const, values }],
      })),
    },
    notifications: {
      layout: { logo: null, address: '12210 Laguiole, France' },
      recipients: form.recipients.map((recipient) => ({ id: uuidV7(), ...recipient })),
      followUp: form.followUp,
    },
  };
}
