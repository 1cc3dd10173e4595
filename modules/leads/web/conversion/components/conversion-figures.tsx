import { Link } from '@tanstack/react-router';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import type { Unit } from '#platform/web/charts/frame/chart-format.ts';
import { Stat, StatChange } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ConversionSearch } from '../data/conversion-search.ts';
import {
  acceptedSince,
  IDLE_CONDITIONS,
  leadsAddress,
  statusCondition,
} from '../data/leads-address.ts';
import classes from './conversion.module.css';

/** Five figures of the twelve months, each compared with twelve earlier months and leading to its leads [CONV-01]. */
export function ConversionFigures({
  clientId,
  data,
  search,
}: {
  clientId: string;
  data: Conversion;
  search: ConversionSearch;
}) {
  const { t } = useTranslation();
  const { number, percent, compactMoney } = useFormat();
  const { totals, before, toAccept, currency } = data;
  const unit: Unit = currency === null ? 'count' : { currency };
  const by = currency === null ? 'count' : 'value';
  const share = (name: 'accepted' | 'converted' | 'lost', of = totals) =>
    of.created[by] > 0 ? of[name][by] / of.created[by] : 0;
  const today = useToday();
  const address = (...more: Parameters<typeof leadsAddress>[1] & object) =>
    leadsAddress({ clientId, data, search }, more);
  const leads = (count: number) => t('leads:conversion.leads', { count, formatted: number(count) });
  const each =
    currency !== null && totals.created.count > 0
      ? t('leads:conversion.each', {
          amount: compactMoney(Math.round(totals.created.value / totals.created.count), currency),
        })
      : '';
  const ofCreated = (name: 'accepted' | 'converted' | 'lost') =>
    t('leads:conversion.ofCreated', { share: percent(share(name), 1) });
  const idle = totals.lost[by] > 0 ? totals.idle[by] / totals.lost[by] : 0;
  return (
    <StatRow>
      <Figure>
        <Stat
          label={t('leads:conversion.created')}
          value={totals.created[by]}
          unit={unit}
          change={{ reference: before.created[by], good: 'up', as: 'share' }}
          detail={
            <Link to={address()} className={linkStyles.link}>
              {[leads(totals.created.count), each].filter(Boolean).join(', ')}
            </Link>
          }
        />
      </Figure>
      <Figure share={share('accepted')} mark="accepted">
        <Stat
          label={t('leads:conversion.accepted')}
          value={totals.accepted[by]}
          unit={unit}
          detail={
            <Link to={address(acceptedSince(data.from, today))} className={linkStyles.link}>
              {ofCreated('accepted')}
            </Link>
          }
        />
      </Figure>
      <Figure share={share('converted')} mark="converted">
        <Stat
          label={t('leads:conversion.converted')}
          value={totals.converted[by]}
          unit={unit}
          detail={
            <>
              <Link to={address(statusCondition('converted'))} className={linkStyles.link}>
                {ofCreated('converted')}
              </Link>{' '}
              {before.created.count > 0 && (
                <StatChange
                  value={share('converted')}
                  reference={share('converted', before)}
                  unit="share"
                  good="up"
                />
              )}
            </>
          }
        />
      </Figure>
      <Figure share={share('lost')} mark="lost">
        <Stat
          label={t('leads:conversion.lost')}
          value={totals.lost[by]}
          unit={unit}
          detail={
            <>
              <Link to={address(statusCondition('lost'))} className={linkStyles.link}>
                {ofCreated('lost')}
              </Link>
              {', '}
              <span className={classes.whole}>
                <Link to={address(...IDLE_CONDITIONS)} className={linkStyles.link}>
                  {t('leads:conversion.idle', { share: percent(idle) })}
                </Link>
              </span>
            </>
          }
        />
      </Figure>
      <Figure>
        <Stat
          label={t('leads:conversion.toAccept')}
          value={toAccept.now === null ? null : toAccept.now * 60}
          unit="duration"
          {...(toAccept.before !== null && {
            change: { reference: toAccept.before * 60, good: 'down' as const },
          })}
          detail={t('leads:conversion.median')}
        />
      </Figure>
    </StatRow>
  );
}
