import { sql } from 'kysely';
import { leadSubmissionSchema } from '#modules/leads/contract/intake/lead-submission.ts';
import type { LossReason } from '#modules/leads/contract/leads/lead-reasons.ts';
import type { FormRowKept } from '#modules/leads/server/forms/form-row.ts';
import { receiveLead } from '#modules/leads/server/intake/receive-lead.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { type DemoLead, demoLeads } from './demo-leads.ts';
import { codesOfProducts, scanBeforeLead } from './scan-before-lead.ts';

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
  const codes = await codesOfProducts(app, clientId);
  const now = Date.now();
  for (const [at, lead] of demoLeads.entries()) {
    const form = forms[lead.form];
    if (!form) continue;
    const sentAt = new Date(now - lead.hoursAgo * HOUR_MS);
    const visitId = await scanBeforeLead(app, codes, { clientId, lead, sentAt });
    const id = await send(app, form, lead, { sentAt, visitId });
    if (lead.end !== 'new') await settle({ app }, clientId, { id, end: lead.end, at });
  }
}

async function send(
  app: App,
  form: FormRowKept,
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

/** What its store made of it, some hours or days later and never tomorrow. */
async function settle(
  { app }: { app: App },
  clientId: string,
  { id, end, at }: { id: string; end: Exclude<DemoLead['end'], 'new'>; at: number },
): Promise<void> {
  const reason = pickedReason(at);
  await sql`
    update leads.leads set status = ${end},
      owner = case when ${end} = 'lost' then null else coalesce(subscribers -> 0, observers -> 0) end,
      accepted_at = case when ${end} <> 'lost' then least(now(), created_at + interval '9 hours') end,
      converted_at = case when ${end} = 'converted' then least(now(), created_at + interval '4 days') end,
      lost_at = case when ${end} = 'lost' then least(now(), created_at + interval '7 days') end,
      lost_reason = case when ${end} = 'lost' then ${reason} end,
      closes_at = case when ${end} = 'accepted'
        then greatest(created_at + interval '21 days', now() + ${(at % 9) + 1}::int * interval '19 hours') end,
      price = case when ${end} = 'converted' then coalesce(estimated_price, 18900) end
    where client_id = ${clientId} and id = ${id}`.execute(app.database.ofClient(clientId));
}

/** Most are lost because nobody did anything. */
function pickedReason(at: number): LossReason {
  return (['idle', 'tooExpensive', 'idle', 'boughtElsewhere'] as const)[at % 4] ?? 'idle';
}
