import { Link } from '@tanstack/react-router';
import { seeChangeRequests, seeLocations } from '#modules/directory/contract/permissions.ts';
import { getMarkerCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './details.module.css';
import { DetailDemand, DetailFigures, Representatives } from './details-body.tsx';
import type { DetailsPanelProps } from './panel-parts.tsx';
import { DetailsBoundary, PanelFrame, WhyHot } from './panel-parts.tsx';
import { ProspectActions } from './prospect-actions.tsx';

type Marker = CallOutput<typeof getMarkerCall>;

/** Details of one retailer, the demand around it and, for a location, its leads and reviews. */
export function RetailerPanel({
  clientId,
  selection,
  choices,
  onClose,
  onSelect,
}: DetailsPanelProps) {
  const { t } = useTranslation();
  const query = useCall(getMarkerCall, {
    params: { clientId, id: selection.id },
    query: choicesQuery(choices),
  });
  return (
    <PanelFrame title={query.data?.name ?? t('opportunity:details.retailer')} onClose={onClose}>
      <DetailsBoundary query={query}>
        {(retailer) => (
          <div className={classes.stack}>
            <p className={classes.small}>{t(`opportunity:details.${stateOf(retailer)}`)}</p>
            {retailer.locationId === null ? (
              <ProspectActions
                clientId={clientId}
                prospect={retailer}
                onConverted={(id) => onSelect({ kind: 'retailer', id })}
                onDeleted={onClose}
              />
            ) : (
              <LocationActions
                clientId={clientId}
                locationId={retailer.locationId}
                openSuggestions={retailer.openSuggestions}
              />
            )}
            <WhyHot
              clientId={clientId}
              title={t('opportunity:details.whyHotHere')}
              reasons={retailer.reasons}
            />
            <p className={classes.small}>{t('opportunity:details.around')}</p>
            <DetailFigures clientId={clientId} details={retailer} choices={choices} />
            <RetailerFacts retailer={retailer} />
            <DetailDemand details={retailer} />
            <Representatives people={retailer.representatives} />
            {retailer.areas.length > 0 && (
              <div className={classes.actions}>
                {retailer.areas.map(({ id, name }) => (
                  <LinkButton key={id} onClick={() => onSelect({ kind: 'area', id })}>
                    {name}
                  </LinkButton>
                ))}
              </div>
            )}
          </div>
        )}
      </DetailsBoundary>
    </PanelFrame>
  );
}

function stateOf({ closed, sells }: Marker) {
  return closed ? 'isClosed' : sells ? 'sellsBrand' : 'doesNotSell';
}

function LocationActions({
  clientId,
  locationId,
  openSuggestions,
}: {
  clientId: string;
  locationId: string;
  openSuggestions: number;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const isAble = useAbilities();
  return (
    <div className={classes.actions}>
      {isAble(seeLocations) && (
        <Link
          className={link.link}
          to={clientAddress(clientId, `settings/locations/${locationId}`)}
        >
          {t('opportunity:details.openLocation')}
        </Link>
      )}
      {isAble(seeChangeRequests) && (
        <Link
          className={link.link}
          to={clientAddress(clientId, `platform/opportunity/suggest/${locationId}`)}
        >
          {t('opportunity:details.suggest')}
        </Link>
      )}
      {openSuggestions > 0 && (
        <Link
          className={link.link}
          to={clientAddress(clientId, 'platform/opportunity/suggestions')}
        >
          {t('opportunity:details.openSuggestions', {
            count: openSuggestions,
            formatted: number(openSuggestions),
          })}
        </Link>
      )}
    </div>
  );
}

/** Address, classification, leads, reviews and the brand's internal attributes. */
function RetailerFacts({ retailer }: { retailer: Marker }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const countries = useCountryNames();
  const { leads, reviews, attributes } = retailer;
  const town = [retailer.postalCode, retailer.city].filter(Boolean).join(' ');
  const rows = [
    {
      key: 'address',
      label: t('opportunity:details.address'),
      value: [retailer.street, town, countries.nameOf(retailer.country)].filter(Boolean).join(', '),
    },
    { key: 'code', label: t('opportunity:details.code'), value: retailer.code },
    { key: 'type', label: t('opportunity:details.type'), value: retailer.type },
    {
      key: 'affiliation',
      label: t('opportunity:details.affiliation'),
      value: retailer.affiliation,
    },
    {
      key: 'activity',
      label: t('opportunity:details.activity'),
      value: [retailer.activity, retailer.subActivity].filter(Boolean).join(', '),
    },
    {
      key: 'since',
      label: t('opportunity:details.since'),
      value: retailer.since === null ? '' : date(retailer.since),
    },
    {
      key: 'leads',
      label: t('opportunity:details.leads'),
      value:
        leads === null
          ? ''
          : t('opportunity:details.leadsOpen', {
              count: leads.open,
              all: number(leads.all),
              open: number(leads.open),
            }),
    },
    {
      key: 'reviews',
      label: t('opportunity:details.reviews'),
      value:
        reviews === null || reviews.average === null
          ? ''
          : t('opportunity:details.reviewsAverage', {
              count: reviews.all,
              all: number(reviews.all),
              average: number(reviews.average, 1),
            }),
    },
  ].filter(({ value }) => value !== '');
  const internal = Object.entries(attributes).map(([name, value]) => ({
    key: name,
    label: name,
    value,
  }));
  return (
    <>
      <section className={classes.section}>
        <h3>{t('opportunity:details.facts')}</h3>
        <KeyValues rows={rows} />
      </section>
      {internal.length > 0 && (
        <section className={classes.section}>
          <h3>{t('opportunity:details.attributes')}</h3>
          <KeyValues rows={internal} />
        </section>
      )}
    </>
  );
}
