import { leadSubmissionSchema } from '#modules/leads/contract/intake/lead-submission.ts';
import { countLeads } from '#modules/leads/server/conversion/count-leads.ts';
import type { StoredForm } from '#modules/leads/server/forms/form-row.ts';
import { receiveLead } from '#modules/leads/server/intake/receive-lead.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { type DemoLead, demoLeads } from './demo-leads.ts';
import { loadDemoPastLeads } from './load-demo-past-leads.ts';
import { readProductCodes, scanBeforeLead } from './scan-before-lead.ts';
import { settleDemoLead } from './settle-demo-lead.ts';

const HOUR_MS = 3_600_000;

/** Requests that came by the forms of the first brand, each by the way that every request takes. */
export async function loadDemoLeads(
  app: App,
  { clientId, formIds }: { clientId: string; formIds: readonly string[] },
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const rows = await db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .execute();
  const forms = formIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const codes = await readProductCodes(app, clientId);
  const now = new Date();
  const ids: string[] = [];
  for (const lead of demoLeads) {
    const form = forms[lead.form];
    const sentAt = new Date(now.getTime() - lead.hoursAgo * HOUR_MS);
    const visitId = await scanBeforeLead(app, codes, { clientId, lead, sentAt });
    ids.push(form ? await send(app, form, lead, { sentAt, visitId }) : '');
  }
  // All leads are created before any action, so that listeners receive each in order.
  for (const [nth, { end }] of demoLeads.entries()) {
    const id = ids[nth];
    if (id) await settleDemoLead({ app }, { clientId, id, nth, end }, now);
  }
  await loadDemoPastLeads(app, { clientId });
  // Counts now, so that the conversion page has figures before the scheduled job runs.
  await countLeads({ db: app.database.ofClient(clientId) }, clientId);
}

async function send(
  app: App,
  form: StoredForm,
  lead: DemoLead,
  { sentAt, visitId }: { sentAt: Date; visitId: string | undefined },
): Promise<string> {
  const { id } = await receiveLead(
    { app },
    form,
    leadSubmissionSchema.parse({
      submissionId: uuidV7(),
      locale: lead.locale,
      answers: lead.answers,
      locationId: lead.locationId,
      visitId,
      landedAt: new Date(sentAt.getTime() - 4 * 60_000).toISOString(),
      url: 'https://maison-aubrac.example/devis',
      widgetVersion: '1.0.0',
    }),
    {
      source: 'widget',
      asksCaptcha: false,
      address: '198.51.100.7',
      userAgent: 'Mozilla/5.0',
      locale: lead.locale,
      sentAt,
    },
  );
  return id;
}
