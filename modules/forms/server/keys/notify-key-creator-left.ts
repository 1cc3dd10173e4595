import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { listKeysByCreator } from '#platform/server/api-keys/api-keys.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import { readForm } from '../forms/read-form.ts';
import { INTAKE_PURPOSE } from '../intake/admit-sender.ts';
import type { FormsTables } from '../tables.ts';

/**
 * A key belongs to its form and outlives its creator, so that a site can continue to send requests. The creator may
 * still know it, so the brand's admins are notified once per form and decide.
 */
export const notifyKeyCreatorLeft = defineListener({
  name: 'leads.notify-key-maker-left',
  event: userDisabled,
  async handle({ event: { id: eventId, clientId, payload }, db: tx, app }) {
    const db: Db<FormsTables> = tx as Db;
    const { userId } = payload;
    const keys = await listKeysByCreator({ db }, { clientId, purpose: INTAKE_PURPOSE, userId });
    if (keys.length === 0) return;
    const maker = (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '';
    const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
    for (const [formId, ofForm] of Map.groupBy(keys, ({ subject }) => subject)) {
      const form = await readForm({ db }, { clientId, id: formId });
      const named = {
        maker,
        form: form.informations.name,
        keys: ofForm.map(({ name }) => name).join(', '),
      };
      const path = `/platform/forms/${formId}?section=integration`;
      const about = `key-maker ${userId} ${formId} ${eventId}`;
      await app.notifications.notify(db, {
        clientId,
        userIds: admins.map((admin) => admin.userId),
        kind: 'account',
        title: { key: 'leads:keyMaker.title', params: { maker } },
        body: { key: 'leads:keyMaker.body', params: named },
        actions: [{ label: { key: 'leads:keyMaker.open', params: {} }, path }],
        dedupeKey: about,
      });
    }
  },
});
