import { IconUserShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useActing } from '#platform/web/module/acting.ts';
import classes from './acting-band.module.css';

/** Below the header of every screen while a super admin acts as a user: both names and the button to stop [SUP-04]. */
export function ActingBand() {
  const { t } = useTranslation();
  const say = useProblemText();
  const acting = useActing();
  const [isStopping, setStopping] = useState(false);
  // Screen readers announce only changes, so the text is added after the element exists.
  const [isSaid, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  if (!acting) return null;

  const stop = async () => {
    setStopping(true);
    try {
      await acting.stop();
    } catch (error) {
      setStopping(false);
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  return (
    <section className={classes.band} aria-label={t('platform:acting.title')}>
      <Icon of={IconUserShare} />
      <p className={classes.words} role="status">
        {isSaid && (
          <>
            <b>{t('platform:acting.band', { by: acting.by, as: acting.as })}</b>{' '}
            <span className={classes.why}>{t('platform:acting.recorded')}</span>
          </>
        )}
      </p>
      <ActionButton variant="default" size="xs" isBusy={isStopping} onClick={() => void stop()}>
        {t('platform:acting.stop')}
      </ActionButton>
    </section>
  );
}
