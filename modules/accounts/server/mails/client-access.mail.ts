import { sql } from 'kysely';
import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** Prefix of the idempotency key of mails with a password link. */
const MAIL_KEY = 'password-link ';

export function passwordLinkMailKey(hash: string): string {
  return `${MAIL_KEY}${hash}`;
}

function linkHashFromMailKey(key: string): string {
  return key.slice(MAIL_KEY.length);
}

/** The link for an invited user's first password, with the inviting user and the brand. */
export const invitationMail = defineMail({
  name: 'accounts.invitation',
  input: z.object({
    firstName: z.string(),
    url: z.string(),
    hours: z.number(),
    /** Undefined if the invited user requested the link again. */
    inviter: z.string().optional(),
    brand: z.string().optional(),
    /** They had a password, which is no longer valid. */
    again: z.boolean().default(false),
  }),
  sample: () => ({
    firstName: 'Solveig',
    url: 'https://comptoir.example/set-password?token=…',
    hours: 168,
    inviter: 'Camille Ferrand',
    brand: 'Maison Aubrac',
    again: true,
  }),
  render: ({ input, t }) => ({
    subject: input.brand
      ? t('accounts:mail.invitation.subjectOfBrand', { brand: input.brand })
      : t('accounts:mail.invitation.subject'),
    preheader: t('accounts:mail.invitation.preheader'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: formatInvitation(input, t) },
      ...(input.again
        ? [{ kind: 'paragraph' as const, text: t('accounts:mail.invitation.again') }]
        : []),
      { kind: 'button', label: t('accounts:mail.invitation.action'), url: input.url },
      {
        kind: 'small',
        text: t('accounts:mail.invitation.small', { count: Math.round(input.hours / 24) }),
      },
    ],
  }),
  /** Stored with the user, unless a later link exists, whose invitation is separate. */
  async settled({ about, outcome, db }) {
    // An earlier failure remains even if the mail was cancelled afterwards.
    if (outcome.status === 'cancelled') return;
    await sql`
      update accounts.users set invitation_fault = ${outcome.status === 'failed' ? outcome.reason : null}
      from accounts.password_links as link
      where link.hash = ${linkHashFromMailKey(about)} and users.id = link.user_id
        and users.invited_at = link.created_at`.execute(db);
  },
});

function formatInvitation(
  { inviter, brand }: Partial<Record<'inviter' | 'brand', string | undefined>>,
  t: Translate,
): string {
  if (!inviter) return t('accounts:mail.invitation.text');
  return brand
    ? t('accounts:mail.invitation.textOfBrand', { inviter, brand })
    : t('accounts:mail.invitation.textOfColleague', { inviter });
}

/** Notifies an existing user of access to another client, with a link to it. */
export const clientAddedMail = defineMail({
  name: 'accounts.client-added',
  input: z.object({
    firstName: z.string(),
    inviter: z.string(),
    client: z.string(),
    clientId: z.string(),
  }),
  sample: () => ({
    firstName: 'Solveig',
    inviter: 'Camille Ferrand',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
  }),
  render: ({ input: { firstName, inviter, client, clientId }, t, app }) => ({
    subject: t('accounts:mail.clientAdded.subject', { inviter, client }),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.clientAdded.text', { inviter, client }) },
      {
        kind: 'button',
        label: t('accounts:mail.clientAdded.action', { client }),
        url: `${app.config.publicUrl}/clients/${clientId}`,
      },
      { kind: 'small', text: t('accounts:mail.clientAdded.small') },
    ],
  }),
});

/** A user without any module requests access from a brand admin. */
export const accessRequestMail = defineMail({
  name: 'accounts.access-request',
  input: z.object({
    asker: z.string(),
    email: z.string(),
    client: z.string(),
    clientId: z.string(),
  }),
  sample: () => ({
    asker: 'Torbjørn Kvalsund',
    email: 'torbjorn.kvalsund@maison-aubrac.example',
    client: 'Maison Aubrac',
    clientId: '00000000-0000-7000-8000-000000000000',
  }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.access.subject', { asker: input.asker, client: input.client }),
    blocks: [
      {
        kind: 'paragraph',
        text: t('accounts:mail.access.text', { asker: input.asker, client: input.client }),
      },
      { kind: 'facts', facts: [{ name: t('accounts:mail.access.email'), value: input.email }] },
      {
        kind: 'button',
        label: t('accounts:mail.access.action'),
        url: `${app.config.publicUrl}/clients/${input.clientId}/settings/list`,
      },
    ],
  }),
});
