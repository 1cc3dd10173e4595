import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { keysOfMaker } from '#platform/server/api-keys/keys-of-maker.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { nameOfUser } from '#platform/server/records/name-of-user.ts';
import { adminsOfClient } from '#platform/server/sessions/admins-port.ts';
import { readForm } from '../forms/read-form.ts';
import { INTAKE_PURPOSE } from '../intake/admit-sender.ts';
import type { LeadsTables } from '../tables.ts';
import { keyMakerLeftMail } from './key-maker-left.mail.ts';

/**
 * A key belongs to its form and outlives its maker, so that a site goes on sending requests. The maker may still know it:
 * the brand's admins are notified, once a form, and decide whether to replace or end it.
 */
export const notifyKeyMakerLeft = defineListener({
  name: 'leads.notify-key-maker-left',
  event: userDisabled,
  async handle({ event: { id: eventId, clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const { userId } = payload;
    const keys = await keysOfMaker({ db }, { clientId, purpose: INTAKE_PURPOSE, userId });
    if (keys.length === 0) return;
    const maker = (await app.ports.ask(nameOfUser, { userId }, { db, app })) ?? '';
    const { clientName, admins } = await app.ports.ask(adminsOfClient, { clientId }, { db, app });
    for (const [formId, ofForm] of Map.groupBy(keys, ({ subject }) => subject)) {
      const form = await readForm({ db }, { clientId, id: formId });
      const named = {
        maker,
        form: form.informations.name,
        keys: ofForm.map(({ name }) => name).join(', '),
      };
      const path = `/platform/forms/${formId}?section=integration`;
      const about = `key-maker ${userId} ${formId} ${eventId}`;
      await app.notifications.tell(db, {
        clientId,
        userIds: admins.map((admin) => admin.userId),
        kind: 'account',
        title: { key: 'leads:keyMaker.title', params: { maker } },
        body: { key: 'leads:keyMaker.body', params: named },
        actions: [{ label: { key: 'leads:keyMaker.open', params: {} }, path }],
        dedupeKey: about,
      });
      for (const { userId: adminId, email, locale } of admins)
        await app.mail.send(db, keyMakerLeftMail, {
          to: email,
          locale,
          clientId,
          input: { ...named, client: clientName, clientId, path },
          idempotencyKey: `${about} ${adminId}`,
        });
    }
  },
});
