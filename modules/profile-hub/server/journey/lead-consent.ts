import { sql } from 'kysely';
import type { z } from 'zod';
import type { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import { consentChanged } from '#modules/profile-hub/contract/events.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recordDecisions } from '../consents/record-decisions.ts';
import { storeWording } from '../consents/store-wording.ts';
import type { ProfileHubTables } from '../tables.ts';

type Lead = z.output<typeof leadCreated.payload>;

const PURPOSES = [
  ['email', 'optin_email'],
  ['phone', 'optin_phone'],
  ['partners', 'optin_partners'],
] as const;

/** Writes the consent boxes of a lead into the ledger with their text [LEAD-14, PH-06]. */
export async function recordLeadConsent(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, contactId }: { clientId: string; contactId: string },
  lead: Lead,
): Promise<void> {
  const { rows } = await sql<{ given: number[]; withdrawn: number[] }>`
    select given, withdrawn from profile_hub.contacts
    where client_id = ${clientId} and id = ${contactId}`.execute(db);
  const { given = [], withdrawn = [] } = rows[0] ?? {};
  for (const [asked, slug] of PURPOSES) {
    const purpose = standardCriterion(slug)?.purpose ?? 0;
    const answer = lead.optin[asked];
    if (answer === null) continue;
    // A box left open gives nothing, and takes nothing back that was given before.
    const isNews = answer || !(given.includes(purpose) || withdrawn.includes(purpose));
    if (!isNews) continue;
    const decision: Decision = answer ? 'given' : 'refused';
    await recordDecisions({ db }, clientId, {
      told: [{ contactId, purpose, decision }],
      proof: {
        at: new Date(lead.at),
        source: 'lead',
        sourceName: [lead.form, lead.location].filter(Boolean).join(', '),
        wordingId: await storeWording({ db }, clientId, lead.wording[asked] ?? ''),
      },
    });
    await app.events.publish(db, consentChanged, {
      clientId,
      payload: { contactId, purpose: slug, decision },
    });
  }
}
