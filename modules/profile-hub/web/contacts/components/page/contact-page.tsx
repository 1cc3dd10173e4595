import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { getContactPrivacyCall } from '#modules/profile-hub/contract/privacy.ts';
import { getJourneyCall, type Profile } from '#modules/profile-hub/contract/profiles.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { FactLine } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { contactListing, formatContactName } from '../../data/contact-listing.ts';
import { CREATION } from '../journey/journey-line.tsx';
import { Overview } from './overview.tsx';
import classes from './page.module.css';
import { useContactActions } from './use-contact-actions.tsx';

// Users read the overview first; the other tabs are loaded on demand.
const CriteriaForm = onDemand(() => import('./criteria-form.tsx'));
const ConsentTab = onDemand(() => import('../consent/consent-tab.tsx'));
const JourneyTab = onDemand(() => import('../journey/journey-tab.tsx'));
const DataRequestBar = onDemand(() => import('../../../privacy/components/data-request-bar.tsx'));

const TABS = ['overview', 'criteria', 'consent', 'journey'] as const;
export const TAB_NAMES = {
  overview: 'profile-hub:contact.tab.overview',
  criteria: 'profile-hub:contact.tab.criteria',
  consent: 'profile-hub:contact.tab.consent',
  journey: 'profile-hub:contact.tab.journey',
} as const satisfies Record<(typeof TABS)[number], string>;

/** One contact in four tabs [PH-05]. */
export function ContactPage({
  client,
  contact,
  criteria,
  onReload,
}: {
  client: CurrentClient;
  contact: Profile;
  criteria: readonly Criterion[];
  onReload: () => Promise<Profile | undefined>;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const current = TABS.find((id) => id === tab) ?? 'overview';
  const input = { params: { id: contact.id }, query: { brandId: client.brandId } };
  const consents = useCall(listConsentsCall, input);
  const journey = useCall(getJourneyCall, input);
  const privacy = useCall(getContactPrivacyCall, {
    params: { uuid: client.id, id: contact.id },
  });
  const waiting = privacy.data?.requests.find(({ answeredAt }) => answeredAt === null);
  const counts = {
    overview: undefined,
    criteria: criteria.length,
    consent: consents.data?.total,
    journey: journey.data && journey.data.total + CREATION,
  };
  const select = (id: string) =>
    void navigate({ to: '.', search: id === 'overview' ? {} : { tab: id }, replace: true });
  return (
    <>
      <ContactHead
        client={client}
        contact={contact}
        criteria={criteria}
        isWaiting={waiting !== undefined}
        onEdit={() => select('criteria')}
      />
      <TabBar
        label={t('profile-hub:contact.tabs')}
        panelId={panelId}
        current={current}
        onSelect={select}
        pieces={TABS.map((id) => ({ id, label: t(TAB_NAMES[id]), count: counts[id] }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
        className={classes.panel}
      >
        {current === 'overview' && (
          <Overview
            client={client}
            contact={contact}
            criteria={criteria}
            consents={consents}
            journey={journey}
            keptUntil={privacy.data?.keptUntil ?? null}
          />
        )}
        {current === 'criteria' && (
          <CriteriaForm
            brandId={client.brandId}
            contact={contact}
            criteria={criteria}
            onReload={onReload}
          />
        )}
        {current === 'consent' && (
          <ConsentTab contact={contact} criteria={criteria} query={consents} />
        )}
        {current === 'journey' && (
          <QueryBoundary query={journey}>
            {({ items, waiting: open }) => (
              <JourneyTab
                contact={contact}
                stations={items}
                waiting={open}
                hasBar={!privacy.isLoading && !waiting}
              />
            )}
          </QueryBoundary>
        )}
      </div>
      {/* While values are edited, the editor has its own action bar; nothing else comes before a legal deadline. */}
      {waiting && current !== 'criteria' && <DataRequestBar request={waiting} />}
    </>
  );
}

/** Name, creation date and completeness of the contact, with its actions. */
function ContactHead({
  client,
  contact,
  criteria,
  isWaiting,
  onEdit,
}: {
  client: CurrentClient;
  contact: Profile;
  criteria: readonly Criterion[];
  isWaiting: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const { dateHere, number } = useFormat();
  const { nameOf } = useCountryNames();
  const { city, country } = contact.criterias;
  const name = formatContactName(contact);
  useDocumentTitle(name);
  const place = [city, typeof country === 'string' && nameOf(country)].filter(Boolean).join(', ');
  const { actions, dialog } = useContactActions({
    clientId: client.id,
    contactId: contact.id,
    isWaiting,
    onEdit,
  });
  return (
    <>
      <PageHead
        path={
          <RecordPath
            listing={contactListing}
            scope={client}
            id={contact.id}
            to={clientAddress(client.id, 'profilehub/contacts')}
            label={t('profile-hub:menu.contacts')}
          />
        }
        title={name}
        about={
          <FactLine
            facts={[
              place,
              t('profile-hub:contact.knownSince', { date: dateHere(contact.knownSince) }),
              t('profile-hub:contact.knownOf', {
                known: number(contact.known),
                of: number(criteria.length),
              }),
            ]}
          />
        }
        actions={actions}
      />
      {dialog}
    </>
  );
}
