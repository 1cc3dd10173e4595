import { z } from 'zod';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { listKeysByCreator } from '#platform/server/api-keys/api-keys.ts';
import { BRAND_KEY_PURPOSE } from '#platform/server/api-keys/authenticate-api-key.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineMail } from '#platform/server/mail/mail-template.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';

const PATH = '/settings/api-keys';
/** With more keys, names would fill the mail; the screen lists all. */
const NAMED_KEYS = 20;

/** Notifies a brand's admins that API keys still work although the user who created them was disabled. */
export const keyCreatorLeftMail = defineMail({
  name: 'accounts.key-maker-left',
  input: z.object({
    maker: z.string(),
    keys: z.string(),
    client: z.string(),
    clientId: z.string(),
  }),
  sample: () => ({
    maker: 'Torbjørn Kvalsund',
    keys: 'ERP, data warehouse',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
  }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.keyMaker.subject', { maker: input.maker, client: input.client }),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.keyMaker.body', input) },
      { kind: 'paragraph', text: t('accounts:mail.keyMaker.advice') },
      {
        kind: 'button',
        label: t('accounts:mail.keyMaker.open'),
        url: `${app.config.publicUrl}/clients/${input.clientId}${PATH}`,
      },
    ],
  }),
});

/**
 * Keys belong to the brand and outlive their creator, so that its servers keep working. The creator may still know
 * them, so the brand's admins are notified and decide.
 */
export const notifyKeyCreatorLeft = defineListener({
  name: 'accounts.notify-key-maker-left',
  event: userDisabled,
  async handle({ event: { id: eventId, clientId, payload }, db, app }) {
    const { userId } = payload;
    const keys = await listKeysByCreator({ db }, { clientId, purpose: BRAND_KEY_PURPOSE, userId });
    if (keys.length === 0) return;
    const maker = (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '';
    const { clientName, admins } = await app.ports.call(
      clientAdminsPort,
      { clientId },
      { db, app },
    );
    const names = keys.slice(0, NAMED_KEYS).map(({ name }) => name);
    const named = {
      maker,
      keys: [...names, ...(keys.length > NAMED_KEYS ? ['…'] : [])].join(', '),
    };
    const about = `api-key-maker ${userId} ${eventId}`;
    await app.notifications.notify(db, {
      clientId,
      userIds: admins.map((admin) => admin.userId),
      kind: 'account',
      title: { key: 'accounts:mail.keyMaker.title', params: { maker } },
      body: { key: 'accounts:mail.keyMaker.body', params: named },
      actions: [{ label: { key: 'accounts:mail.keyMaker.open', params: {} }, path: PATH }],
      dedupeKey: about,
    });
    for (const { userId: adminId, email, locale } of admins)
      await app.mail.send(db, keyCreatorLeftMail, {
        to: email,
        locale,
        clientId,
        input: { ...named, client: clientName, clientId },
        idempotencyKey: `${about} ${adminId}`,
      });
  },
});
