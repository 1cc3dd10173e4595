import { useTranslation } from 'react-i18next';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './list.module.css';
import { LANDING_STATE_NAMES } from './touchpoint-names.ts';

/** When the landing page was last built, or its current state [TP-10]. */
export function LandingDate({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { landingPageState: state, landingPageUpdatedAt: builtAt } = touchpoint;
  if (state === 'waiting')
    return <span className={classes.due}>{t(LANDING_STATE_NAMES.waiting)}</span>;
  if (state === 'failed')
    return <span className={classes.bad}>{t(LANDING_STATE_NAMES.failed)}</span>;
  return <span className={classes.quiet}>{builtAt === null ? '—' : format.moment(builtAt)}</span>;
}
