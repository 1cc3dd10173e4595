import { z } from 'zod';
import { defineMail } from '#platform/server/mail/mail-template.ts';

/** The link for a user that forgot the password. */
export const passwordResetMail = defineMail({
  name: 'accounts.password-reset',
  input: z.object({ firstName: z.string(), url: z.string(), hours: z.number() }),
  sample: () => ({
    firstName: 'Solveig',
    url: 'https://comptoir.example/set-password?token=…',
    hours: 2,
  }),
  render: ({ input, t }) => ({
    subject: t('accounts:mail.reset.subject'),
    preheader: t('accounts:mail.reset.preheader', { count: input.hours }),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.reset.text') },
      { kind: 'button', label: t('accounts:mail.reset.action'), url: input.url },
      { kind: 'small', text: t('accounts:mail.reset.small', { count: input.hours }) },
    ],
  }),
});

/** Notifies the owner of a password change, in case another person made it. */
export const passwordChangedMail = defineMail({
  name: 'accounts.password-changed',
  input: z.object({ firstName: z.string() }),
  sample: () => ({ firstName: 'Solveig' }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.changed.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.changed.text') },
      {
        kind: 'button',
        label: t('accounts:mail.resting.action'),
        url: `${app.config.publicUrl}/forgot-password`,
      },
    ],
  }),
});

/** Notifies the owner, at the previous address, that the sign-in e-mail changed and which user changed it. */
export const emailChangedMail = defineMail({
  name: 'accounts.email-changed',
  input: z.object({ firstName: z.string(), by: z.string() }),
  sample: () => ({ firstName: 'Solveig', by: 'Camille Ferrand' }),
  render: ({ input: { firstName, by }, t }) => ({
    subject: t('accounts:mail.emailChanged.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.emailChanged.text', { by }) },
      { kind: 'paragraph', text: t('accounts:mail.emailChanged.wrong', { by }) },
    ],
  }),
});

/** Notifies the owner of too many failed sign-ins to their account. */
export const accountLockedMail = defineMail({
  name: 'accounts.account-resting',
  input: z.object({ firstName: z.string(), minutes: z.number() }),
  sample: () => ({ firstName: 'Solveig', minutes: 15 }),
  render: ({ input, t, app }) => ({
    subject: t('accounts:mail.resting.subject'),
    blocks: [
      { kind: 'paragraph', text: t('accounts:mail.greeting', { firstName: input.firstName }) },
      { kind: 'paragraph', text: t('accounts:mail.resting.text', { count: input.minutes }) },
      {
        kind: 'button',
        label: t('accounts:mail.resting.action'),
        url: `${app.config.publicUrl}/forgot-password`,
      },
      { kind: 'small', text: t('accounts:mail.resting.small') },
    ],
  }),
});
