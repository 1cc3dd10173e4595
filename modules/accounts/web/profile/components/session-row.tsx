import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { ownSessionSchema } from '#modules/accounts/contract/own-sessions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './profile.module.css';

type OwnSession = z.infer<typeof ownSessionSchema>;

const DEVICE_ICONS: Record<OwnSession['device'], TablerIcon> = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
};

export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { browser, system } = session;
  const name =
    browser && system
      ? t('accounts:sessions.browserOn', { browser, system })
      : (browser ?? system ?? t('accounts:sessions.unknown'));
  return (
    <li className={classes.session} data-current={session.current}>
      <Icon of={DEVICE_ICONS[session.device]} />
      <span className={classes.where}>
        <b>{name}</b>
        <small>
          {session.current
            ? t('accounts:sessions.thisDevice')
            : t('accounts:sessions.lastSeen', { when: format.moment(session.lastSeenAt) })}
        </small>
      </span>
      {session.current ? (
        <span className={classes.now}>{t('accounts:sessions.now')}</span>
      ) : (
        <LinkButton
          className={classes.end}
          aria-label={t('accounts:sessions.endNamed', { name })}
          onClick={onEnd}
        >
          {t('accounts:sessions.end')}
        </LinkButton>
      )}
    </li>
  );
}
