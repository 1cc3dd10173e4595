import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTouchpointActions } from '../../data/use-touchpoint-actions.ts';
import classes from '../detail.module.css';

const STATE_STYLES = {
  none: { tone: 'off', words: 'touchpoints:landingPage.none' },
  waiting: { tone: 'plain', words: 'touchpoints:landingPage.waiting' },
  ready: { tone: 'ok', words: 'touchpoints:landingPage.ready' },
  failed: { tone: 'bad', words: 'touchpoints:landingPage.failed' },
} as const satisfies Record<Touchpoint['landingPageState'], { tone: StateTone; words: string }>;

/** The landing page of the product: its state, build time, and links to view and refresh it [TP-10]. */
export default function LandingPageStatus({
  brandId,
  touchpoint,
}: {
  brandId: string;
  touchpoint: Touchpoint;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { refreshLanding, isRefreshingLanding } = useTouchpointActions(brandId, touchpoint);
  const { landingPageState: state, landingPageUpdatedAt: builtAt, landingPageUrl } = touchpoint;
  const stateStyle = STATE_STYLES[state];
  return (
    <div className={classes.landing}>
      <State
        tone={stateStyle.tone}
        {...(builtAt !== null && {
          reason: t('touchpoints:landingPage.builtAt', { moment: moment(builtAt) }),
        })}
      >
        {t(stateStyle.words)}
      </State>
      {landingPageUrl !== null && builtAt !== null && (
        <a className={classes.link} href={landingPageUrl} target="_blank" rel="noreferrer">
          {t('touchpoints:landingPage.open')}
        </a>
      )}
      {state !== 'none' && state !== 'waiting' && (
        <LinkButton aria-busy={isRefreshingLanding} onClick={() => void refreshLanding()}>
          {t('touchpoints:landingPage.refresh')}
        </LinkButton>
      )}
    </div>
  );
}
