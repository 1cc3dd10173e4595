import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconLogout,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { z } from 'zod';
import {
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
  type ownSessionSchema,
} from '#modules/accounts/contract/myself.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './profile.module.css';

const DEVICE_ICONS: Record<OwnSession['device'], TablerIcon> = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
};

/** Where the user is signed in, and the way to end it [SES-11]. */
export function SessionList() {
  const { t } = useTranslation();
  const format = useFormat();
  const problemText = useProblemText();
  const sessions = useCall(listOwnSessionsCall, {});
  const endOne = useCallMutation(endOwnSessionCall, { changes: [listOwnSessionsCall] });
  const endOthers = useCallMutation(endOtherSessionsCall, { changes: [listOwnSessionsCall] });
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button disappears with its session.
  const onSuccess = () => title.current?.focus();
  const onError = (error: unknown) => showToast({ tone: 'bad', text: problemText(error) });

  return (
    <>
      <header className={classes.panelHead}>
        <h2 ref={title} tabIndex={-1}>
          {t('accounts:sessions.title')}
        </h2>
        {sessions.data && (
          <span className={classes.count}>{format.number(sessions.data.length)}</span>
        )}
      </header>
      <QueryBoundary query={sessions} loading={<SkeletonRows rows={3} />}>
        {(all) => (
          <>
            <ul className={classes.sessions}>
              {all.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() =>
                    endOne.mutate({ params: { id: session.id } }, { onSuccess, onError })
                  }
                />
              ))}
            </ul>
            {all.length > 1 && (
              <ActionButton
                variant="default"
                fullWidth
                className={classes.all}
                leftSection={<Icon of={IconLogout} />}
                isBusy={endOthers.isPending}
                onClick={() => endOthers.mutate({}, { onSuccess, onError })}
              >
                {t('accounts:sessions.endOthers')}
              </ActionButton>
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

type OwnSession = z.infer<typeof ownSessionSchema>;

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
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
            : t('accounts:sessions.lastSeen', {
                when: lowerFirst(format.moment(session.lastSeenAt)),
              })}
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

/** `today 20:16` inside a phrase, where a moment starts its own line with a capital. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
