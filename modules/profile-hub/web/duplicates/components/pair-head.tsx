import { ActionIcon } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { FactLine } from '#platform/web/layout/fact-line.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { PairsToDecide } from '../data/use-pairs-to-decide.ts';
import classes from './duplicates.module.css';

/** Title while a pair is decided: names, probability, reasons and position in the list. */
export function PairHead({
  clientId,
  pairs,
  total,
}: {
  clientId: string;
  pairs: PairsToDecide | undefined;
  total: number;
}) {
  const { t } = useTranslation();
  const { number, percent, list } = useFormat();
  const title = t('profile-hub:title.duplicates');
  const back = (
    <BackLink to={clientAddress(clientId, 'profilehub/contacts')}>
      {t('profile-hub:menu.contacts')}
    </BackLink>
  );
  if (!pairs) return <PageHead path={back} title={title} />;
  const { current, place, gone, go } = pairs;
  const likely = t('profile-hub:duplicate.likely', { percent: percent(current.score / 100) });
  const reasons = list(current.reasons.map((one) => t(`profile-hub:duplicate.reason.${one}`)));
  return (
    <PageHead
      path={
        <div className={classes.path}>
          {back}
          <span className={classes.kind}>{title}</span>
          <span className={classes.walk}>
            {t('profile-hub:duplicate.place', {
              place: number(place),
              total: number(Math.max(total - gone, place)),
            })}
            <ActionIcon
              variant="subtle"
              aria-label={t('profile-hub:duplicate.previous')}
              onClick={() => go(-1)}
            >
              <Icon of={IconChevronUp} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('profile-hub:duplicate.next')}
              onClick={() => go(1)}
            >
              <Icon of={IconChevronDown} />
            </ActionIcon>
          </span>
        </div>
      }
      title={t('profile-hub:duplicate.question', { name: current.names[0] ?? '' })}
      about={<FactLine facts={[likely, reasons]} />}
      actions={[
        {
          id: 'newest',
          label: t('profile-hub:duplicate.takeRight'),
          icon: IconArrowsExchange,
          run: pairs.takeNewest,
        },
      ]}
    />
  );
}
