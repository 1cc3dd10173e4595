import { IconLink, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LinkDialog } from '../../components/link-dialog.tsx';
import { SentMails } from '../../components/sent-mails.tsx';
import classes from '../../components/user-panel.module.css';
import { type ActedUser, useUserActions } from '../../data/use-user-actions.ts';
import type { ManagedUser } from '../data/use-user-form.ts';

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

/** Buttons to send an invitation again by mail, or to get a link to pass on in person. */
function InvitationActions(given: { onResend: () => Promise<void>; onLink: () => Promise<void> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'resend' | 'link'>();
  const during = async (what: 'resend' | 'link', work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(undefined);
  };
  return (
    <div className={classes.actions}>
      <ActionButton
        variant="default"
        leftSection={<Icon of={IconMailForward} />}
        isBusy={busy === 'resend'}
        onClick={() => void during('resend', given.onResend)}
      >
        {t('accounts:action.resend')}
      </ActionButton>
      <ActionButton
        variant="default"
        leftSection={<Icon of={IconLink} />}
        isBusy={busy === 'link'}
        onClick={() => void during('link', given.onLink)}
      >
        {t('accounts:action.copyLink')}
      </ActionButton>
    </div>
  );
}
