import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import { getMarkerCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './details.module.css';
import { useMapMoney } from './details-body.tsx';
import { DetailsBoundary } from './panel-parts.tsx';

/** Content of the card at a marker: name, city, start of selling, and links to its details. */
export function RetailerCard({
  clientId,
  id,
  choices,
  onOpen,
  onClose,
}: {
  clientId: string;
  id: string;
  choices: MapChoices;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const canSuggest = useAbility(seeChangeRequests);
  const query = useCall(getMarkerCall, { params: { clientId, id }, query: choicesQuery(choices) });
  return (
    <DetailsBoundary query={query} loading={<SkeletonRows rows={2} />}>
      {(retailer) => (
        <>
          <div className={classes.cardHead}>
            <b>{retailer.name}</b>
            <ActionIcon
              variant="subtle"
              size="sm"
              aria-label={t('platform:shell.close')}
              onClick={onClose}
            >
              <Icon of={IconX} />
            </ActionIcon>
          </div>
          <CardText clientId={clientId} retailer={retailer} />
          <div className={classes.cardActions}>
            <LinkButton onClick={onOpen}>{t('opportunity:details.open')}</LinkButton>
            {canSuggest && retailer.locationId !== null && (
              <Link
                className={link.link}
                to={clientAddress(clientId, `platform/opportunity/suggest/${retailer.locationId}`)}
              >
                {t('opportunity:details.suggest')}
              </Link>
            )}
          </div>
        </>
      )}
    </DetailsBoundary>
  );
}

function CardText({
  clientId,
  retailer: { city, sells, closed, since, sales, leads },
}: {
  clientId: string;
  retailer: CallOutput<typeof getMarkerCall>;
}) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const { money } = useMapMoney(clientId);
  const state = closed
    ? t('opportunity:details.isClosed')
    : sells && since !== null
      ? t('opportunity:details.sellsSince', { year: since.slice(0, 4) })
      : t(`opportunity:details.${sells ? 'sellsBrand' : 'doesNotSell'}`);
  const figures = [
    ...(sales === null ? [] : [t('opportunity:details.inErp', { money: money(sales) })]),
    ...(leads === null
      ? []
      : [t('opportunity:details.requests', { count: leads.all, formatted: number(leads.all) })]),
  ];
  return (
    <>
      <p className={classes.cardText}>{[city, state].filter(Boolean).join(' · ')}</p>
      {figures.length > 0 && <p className={classes.cardText}>{list(figures)}</p>}
    </>
  );
}
