import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { between, choiceCondition, contactsAddress, having } from '../data/contacts-address.ts';
import { type ComparedMonths, comparedWith } from '../data/dashboard-months.ts';

export type DashboardData = CallOutput<typeof getDashboardCall>;

/** All contacts of the brand in four figures; the average completeness is shown as part of the line below. */
export function DashboardFigures({
  clientId,
  data,
  compared,
}: {
  clientId: string;
  data: DashboardData;
  compared: ComparedMonths;
}) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const today = useToday();
  const { totalProfiles, optInProportion, optInCustom, averageKnowledge } = data;
  const { any, reachableByEmail } = optInProportion;
  const { reference, since = `${today.slice(0, 7)}-01` } = comparedWith(
    totalProfiles.monthes,
    compared,
  );
  const purposes = [
    'optin_email',
    'optin_phone',
    'optin_partners',
    ...optInCustom.map(({ slug }) => slug),
  ];
  const contacts = (count: number) =>
    t('profile-hub:dashboard.contacts', { count, formatted: number(count) });
  return (
    <StatRow>
      <Figure>
        <Stat
          label={t('profile-hub:menu.contacts')}
          value={totalProfiles.count}
          unit="count"
          change={{ reference, good: 'up' }}
          detail={
            <Leading to={contactsAddress(clientId, between('created', since, today))}>
              {t('profile-hub:dashboard.since', { day: date(since) })}
            </Leading>
          }
        />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:dashboard.purpose.any')}
          value={any.share}
          unit="share"
          detail={
            <Leading to={contactsAddress(clientId, choiceCondition('consent', ...purposes))}>
              {contacts(any.count)}
            </Leading>
          }
        />
      </Figure>
      <Figure share={averageKnowledge.share}>
        <Stat
          label={t('profile-hub:dashboard.knowledge')}
          value={averageKnowledge.share}
          unit="roundShare"
          detail={t('profile-hub:dashboard.filled', {
            filled: number(averageKnowledge.filled, 1),
            count: averageKnowledge.criterias,
          })}
        />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:dashboard.purpose.reachableByEmail')}
          value={reachableByEmail.count}
          unit="count"
          detail={
            <Leading
              to={contactsAddress(
                clientId,
                { field: 'optinEmail', kind: 'boolean', operator: 'is', value: true },
                having('email'),
              )}
            >
              {t('profile-hub:dashboard.showThem')}
            </Leading>
          }
        />
      </Figure>
    </StatRow>
  );
}

function Leading({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={linkStyles.link}>
      {children}
    </Link>
  );
}
