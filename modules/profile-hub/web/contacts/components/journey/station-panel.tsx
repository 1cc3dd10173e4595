import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { getClientLeadCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { getCodeResultsCall } from '#modules/profile-hub/contract/profiles.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { Status } from '#platform/web/display/states/status.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '#platform/web/layout/modal-dialog.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { STATION_NAMES, useStationTexts } from '../../data/contact-names.ts';
import type { ChosenStation } from '../../data/group-journeys.ts';
import { CallFailed } from './call-failed.tsx';
import { CodeResults } from './code-results.tsx';
import { StationHead } from './station-head.tsx';
import classes from './station-panel.module.css';
import { StationReview } from './station-review.tsx';

/** The panel as a dialog, where there is no room for it beside the journeys. */
export function StationDialog({ onClose, ...chosen }: ChosenStation & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      label={t(STATION_NAMES[chosen.station.kind])}
      className={classes.dialog}
      onClose={onClose}
    >
      <ActionIcon
        variant="subtle"
        className={classes.close}
        aria-label={t('platform:shell.close')}
        onClick={onClose}
      >
        <Icon of={IconX} />
      </ActionIcon>
      <StationPanel key={chosen.station.id} {...chosen} />
    </ModalDialog>
  );
}

/** Facts of the chosen station from its own module, and what its code brings [PH-05]. */
export function StationPanel({ journey, station }: ChosenStation) {
  const { brandId } = useCurrentClient();
  const { suffix } = journey;
  const results = useCall(
    getCodeResultsCall,
    { query: { brandId, suffix } },
    { enabled: suffix !== '' },
  );
  const isReview = station.kind === 'review' || station.kind === 'reply';
  return (
    <div className={classes.panel} aria-busy={results.isLoading}>
      {isReview ? <StationReview station={station} /> : <StationHead station={station} />}
      <Facts journey={journey} station={station} code={results.data?.code ?? null} />
      {suffix !== '' && <CodeResults query={results} />}
    </div>
  );
}

type Row = { key: string; label: string; value: ReactNode };

/** What is known of the station and its journey; the lead only for readers who may see it. */
function Facts({
  journey,
  station,
  code,
}: ChosenStation & { code: CallOutput<typeof getCodeResultsCall>['code'] }) {
  const { t } = useTranslation();
  const { date, money, duration } = useFormat();
  const { by, lossOf, amountOf } = useStationTexts();
  const { id: clientId } = useCurrentClient();
  const mayRead = useAbility(seeLeads);
  const mayReadReviews = useAbility(seeReviews);
  const sent = journey.stops.find(({ at }) => at === 'lead')?.station;
  const query = useCall(
    getClientLeadCall,
    { params: { clientId, leadId: journey.id } },
    { enabled: mayRead && sent !== undefined },
  );
  const lead = query.isError ? undefined : query.data;
  const { kind } = station;
  const seconds = journey.stops.find((stop) => stop.station?.id === station.id)?.seconds;
  const message = lead?.fieldsValues.find(({ type, value }) => type === 'longText' && value);
  const isEstimated = lead?.price === null;
  const price = lead?.price ?? lead?.estimatedPrice ?? null;
  const rows: (Row | false | undefined)[] = [
    (kind === 'accepted' || (kind === 'reply' && !mayReadReviews)) && {
      key: 'by',
      label: t('profile-hub:contact.fact.by'),
      value: by(station),
    },
    kind === 'lost' && {
      key: 'reason',
      label: t('profile-hub:contact.fact.reason'),
      value: lossOf(station),
    },
    kind === 'sale' && {
      key: 'amount',
      label: t('profile-hub:contact.fact.amount'),
      value: amountOf(station),
    },
    (kind === 'lead' || kind === 'accepted') &&
      price !== null && {
        key: 'price',
        label: t(
          isEstimated ? 'profile-hub:contact.fact.estimated' : 'profile-hub:contact.fact.price',
        ),
        value: money(price, lead?.currency),
      },
    kind === 'landing' &&
      seconds !== undefined && {
        key: 'seconds',
        label: t('profile-hub:contact.fact.untilLead'),
        value: duration(seconds),
      },
    kind === 'lead' && {
      key: 'form',
      label: t('profile-hub:contact.fact.form'),
      value: lead?.form ?? journey.form,
    },
    kind !== 'review' &&
      kind !== 'reply' && {
        key: 'product',
        label: t('profile-hub:contact.fact.product'),
        value: lead?.products.join(', ') || journey.product,
      },
    {
      key: 'shop',
      label: t('profile-hub:contact.fact.shop'),
      value: lead?.location?.name ?? journey.shop,
    },
    sent && {
      key: 'lead',
      label: t('profile-hub:contact.station.lead'),
      value: (
        <span className={classes.lead}>
          <MaybeLink to={mayRead ? `platform/leads/${journey.id}` : undefined}>
            {t('profile-hub:contact.leadOf', { date: date(sent.at) })}
          </MaybeLink>
          {lead && <Status status={lead.status} />}
        </span>
      ),
    },
    journey.suffix !== '' && {
      key: 'code',
      label: t('profile-hub:contact.fact.code'),
      value: (
        <MaybeLink to={code ? `touchpoints/list/${code.touchpointId}` : undefined}>
          {code ? <ShortUrl address={code.address} /> : `/${journey.suffix}`}
        </MaybeLink>
      ),
    },
  ];
  return (
    <>
      {kind === 'lead' && message && (
        <blockquote className={classes.said}>{String(message.value)}</blockquote>
      )}
      <CallFailed query={query} />
      <div className={classes.facts} aria-busy={query.isLoading}>
        <KeyValues
          rows={rows
            .filter((row) => row !== false && row !== undefined)
            .filter(({ value }) => value !== '')}
        />
      </div>
    </>
  );
}

/** Breaks before its suffix where possible, which hyphens would divide. */
function ShortUrl({ address }: { address: string }) {
  const plain = address.replace(/^https?:\/\//, '');
  const at = plain.indexOf('/') + 1;
  return (
    <>
      {plain.slice(0, at)}
      <span className={classes.suffix}>{plain.slice(at)}</span>
    </>
  );
}

function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const { id } = useCurrentClient();
  if (to === undefined) return children;
  return (
    <Link to={clientAddress(id, to)} className={linkStyles.link}>
      {children}
    </Link>
  );
}
