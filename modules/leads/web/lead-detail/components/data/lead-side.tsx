import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { LatestHistory } from '../history/latest-history.tsx';
import { ConsumerFacts } from './consumer-facts.tsx';
import classes from './data.module.css';
import { LocationFacts } from './location-facts.tsx';

/** Consumer, location, value and latest history [LEAD-15]. */
export function LeadSide({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes.side}>
      <ConsumerFacts lead={lead} />
      <LocationFacts lead={lead} />
      <section>
        <div className={classes.latest}>
          <h2>{t('leads:detail.latest')}</h2>
          <Link to="." search={{ tab: 'history' }} replace className={classes.link}>
            {t('leads:detail.all', { formatted: number(lead.historyCount) })}
          </Link>
        </div>
        <LatestHistory lead={lead} />
      </section>
    </div>
  );
}
