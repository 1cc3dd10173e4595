import { IconLink, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from '../../components/user-panel.module.css';

/** Buttons to send an invitation again by mail, or to get a link to pass on in person. */
export function InvitationActions(given: {
  onResend: () => Promise<void>;
  onLink: () => Promise<void>;
}) {
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
