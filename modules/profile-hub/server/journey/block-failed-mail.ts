import { leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { addBlocks } from '../blocks/write-blocks.ts';
import { contactsByAddress } from '../contacts/contacts-by-address.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Blocks an email address after a permanent bounce or a spam complaint [PH-18]. */
export const blockFailedMail = defineListener({
  name: 'profile-hub.block-failed-mail',
  event: leadMailFailed,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const address = payload.address.toLowerCase();
    const known = await contactsByAddress({ db }, clientId, { emails: [address] });
    const purpose = standardCriterion('optin_email')?.purpose;
    if (known.length === 0 || purpose === undefined) return;
    const { reason, at } = payload;
    await addBlocks({ db }, clientId, [
      { kind: 'email', address, purpose, reason, at: new Date(at) },
    ]);
  },
});
