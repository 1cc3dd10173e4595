import { IconUserShare } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBarSlot, ActionBarSlotProvider } from '#platform/web/layout/action-bar.tsx';
import { useActing } from '#platform/web/module/current-user.tsx';
import actingBandStyles from './account/acting-band.module.css';
import classes from './shell-frame.module.css';

const MAIN = 'main';

/** Frame of the app: header at the top, menu at the left, content, action bar at the bottom. */
export function ShellFrame({
  header,
  menu,
  place,
  children,
}: {
  header: ReactNode;
  menu?: ReactNode;
  /** Path of the screen: when it changes, the focus moves to the content. */
  place: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current !== place) {
      main.current?.focus({ preventScroll: true });
      content.current?.scrollTo({ top: 0 });
    }
    lastPlace.current = place;
  }, [place]);

  return (
    <ActionBarSlotProvider>
      <div className={classes.shell} data-menu={menu === undefined ? 'none' : 'side'}>
        <a className={classes.skip} href={`#${MAIN}`}>
          {t('platform:shell.skip')}
        </a>
        {header}
        <ActingBand />
        {menu}
        <main className={classes.main} id={MAIN} ref={main} tabIndex={-1}>
          <div className={classes.content} ref={content}>
            {children}
          </div>
          <ActionBarSlot />
        </main>
      </div>
    </ActionBarSlotProvider>
  );
}

/** Below the header of every screen while a super admin acts as a user: both names and the button to stop [SUP-04]. */
function ActingBand() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const acting = useActing();
  const [isStopping, setStopping] = useState(false);
  // Screen readers announce only changes, so the text is added after the element exists.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  if (!acting) return null;

  const stop = async () => {
    setStopping(true);
    try {
      await acting.stop();
    } catch (error) {
      setStopping(false);
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  return (
    <section className={actingBandStyles.band} aria-label={t('platform:acting.title')}>
      <Icon of={IconUserShare} />
      <p className={actingBandStyles.words} role="status">
        {isAnnounced && (
          <>
            <b>{t('platform:acting.band', { by: acting.by, as: acting.as })}</b>{' '}
            <span className={actingBandStyles.why}>{t('platform:acting.recorded')}</span>
          </>
        )}
      </p>
      <ActionButton variant="default" size="xs" isBusy={isStopping} onClick={() => void stop()}>
        {t('platform:acting.stop')}
      </ActionButton>
    </section>
  );
}
