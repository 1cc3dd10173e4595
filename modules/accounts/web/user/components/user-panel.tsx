import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { LinkDialog } from '../../components/link-dialog.tsx';
import { SentMails } from '../../components/sent-mails.tsx';
import classes from '../../components/user-panel.module.css';
import { type ActedUser, useUserActions } from '../../data/use-user-actions.ts';
import type { ManagedUser } from '../data/use-user-form.ts';
import { InvitationActions } from './invitation-actions.tsx';

/** State of the user and the mails sent to them, next to the edited part. */
export function UserPanel({ user, clientId }: { user: ManagedUser; clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [link, setLink] = useState<{ url: string; validUntil: string; user: ActedUser }>();
  const does = useUserActions(clientId, setLink);
  const { lastSeenAt, createdAt } = user;
  return (
    <>
      <h2>{t('accounts:panel.label')}</h2>
      <KeyValues
        rows={[
          {
            key: 'seen',
            label: t('accounts:column.lastSeen'),
            value: lastSeenAt ? format.moment(lastSeenAt) : t('accounts:panel.never'),
          },
          { key: 'created', label: t('accounts:column.created'), value: format.moment(createdAt) },
        ]}
      />
      <section className={classes.section}>
        <h2>{t('accounts:panel.sent')}</h2>
        <SentMails clientId={clientId} userId={user.id} />
        {user.may.invite && (
          <InvitationActions
            onResend={() => does.resend(user)}
            onLink={() => does.copyLink(user)}
          />
        )}
      </section>
      {link && (
        <LinkDialog
          url={link.url}
          validUntil={link.validUntil}
          firstName={user.firstName}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}
