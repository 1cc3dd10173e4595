import { Link } from '@tanstack/react-router';
import type { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { getJourneyCall, Profile } from '#modules/profile-hub/contract/profiles.ts';
import type { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ConsentLedger } from '../consent/consent-ledger.tsx';
import { ConsentSwitches, firstPurposes } from '../consent/consent-switches.tsx';
import { CREATION, JourneyLine } from '../journey/journey-line.tsx';
import { CriteriaGrid } from './criteria-grid.tsx';
import classes from './page.module.css';

const FIRST_ENTRIES = 5;
const FIRST_STATIONS = 9;

/** Overview of a contact [PH-05]. */
export function Overview({
  client,
  contact,
  criteria,
  consents,
  journey,
  keptUntil,
}: {
  client: CurrentClient;
  contact: Profile;
  criteria: readonly Criterion[];
  consents: ReturnType<typeof useCall<typeof listConsentsCall>>;
  journey: ReturnType<typeof useCall<typeof getJourneyCall>>;
  /** Null: the brand has no retention rule. */
  keptUntil: string | null;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const purposes = criteria.filter(({ consent, active }) => consent && active);
  const shownPurposes = firstPurposes(purposes, consents.data?.items ?? []);
  const more = (tab: string, label: string) => (
    <Link to="." search={{ tab }} replace className={classes.more}>
      {label}
    </Link>
  );
  return (
    <SidePanel
      label={t('profile-hub:contact.tab.journey')}
      width={400}
      top={14}
      isPlain
      panel={
        <div>
          <div className={classes.heading}>
            <h2>{t('profile-hub:contact.tab.journey')}</h2>
            <span title={t('profile-hub:contact.wholeSuite')}>
              {t('profile-hub:contact.wholeSuite')}
            </span>
            {journey.data && journey.data.total > FIRST_STATIONS && (
              <span className={classes.whole}>
                {more(
                  'journey',
                  t('profile-hub:contact.allEvents', { count: journey.data.total + CREATION }),
                )}
              </span>
            )}
          </div>
          <QueryBoundary query={journey}>
            {({ items }) => (
              <JourneyLine contact={contact} stations={items.slice(0, FIRST_STATIONS)} isShort />
            )}
          </QueryBoundary>
        </div>
      }
    >
      <div className={classes.overview}>
        <section className={classes.criteria}>
          <div className={classes.heading}>
            <h2>{t('profile-hub:menu.criteria')}</h2>
            <span>{t('profile-hub:contact.fillsFirst')}</span>
          </div>
          <CriteriaGrid contact={contact} criteria={criteria} limit={10} />
        </section>
        <section>
          <div className={classes.heading}>
            <h2>{t('profile-hub:contact.consentNow')}</h2>
            <span title={t('profile-hub:contact.keptAsProof')}>
              {t('profile-hub:contact.keptAsProof')}
            </span>
            {shownPurposes.length < purposes.length && (
              <span className={classes.whole}>
                {more('consent', t('profile-hub:contact.allPurposes', { count: purposes.length }))}
              </span>
            )}
          </div>
          <QueryBoundary query={consents}>
            {({ items, total }) => (
              <>
                <ConsentSwitches contact={contact} purposes={shownPurposes} ledger={items} />
                {total > 0 && (
                  <ConsentLedger
                    entries={items.slice(0, FIRST_ENTRIES)}
                    purposes={purposes}
                    isShort
                  />
                )}
                {total > FIRST_ENTRIES &&
                  more(
                    'consent',
                    t('profile-hub:contact.earlierEntries', { count: total - FIRST_ENTRIES }),
                  )}
              </>
            )}
          </QueryBoundary>
        </section>
        <section className={classes.kept}>
          <div className={classes.heading}>
            <h2>{t('profile-hub:contact.keptAndUsed')}</h2>
          </div>
          <KeyValues
            rows={[
              {
                key: 'segments',
                label: t('profile-hub:title.segments'),
                value:
                  contact.segments.length > 0
                    ? contact.segments.map(({ id, name }) => (
                        <Link
                          key={id}
                          className={classes.segment}
                          to={clientAddress(client.id, `profilehub/contacts/segments/${id}`)}
                        >
                          <Tag>{name}</Tag>
                        </Link>
                      ))
                    : t('profile-hub:contact.inNoSegment'),
              },
              ...(keptUntil === null
                ? []
                : [
                    {
                      key: 'keptUntil',
                      label: t('profile-hub:contact.keptUntil'),
                      value: date(keptUntil),
                    },
                  ]),
            ]}
          />
        </section>
      </div>
    </SidePanel>
  );
}
