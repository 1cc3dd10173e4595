import type { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../page/page.module.css';
import { ConsentLedger } from './consent-ledger.tsx';
import { ConsentSwitches } from './consent-switches.tsx';

/** Current consent above the ledger from which it follows [PH-06]. */
export default function ConsentTab({
  contact,
  criteria,
  query,
}: {
  contact: Contact;
  criteria: readonly Criterion[];
  query: ReturnType<typeof useCall<typeof listConsentsCall>>;
}) {
  const { t } = useTranslation();
  const purposes = criteria.filter(({ consent }) => consent);
  return (
    <div className={classes.overview}>
      <div className={classes.heading}>
        <h2>{t('profile-hub:contact.consentNow')}</h2>
        <span>{t('profile-hub:contact.keptAsProof')}</span>
      </div>
      <QueryBoundary query={query}>
        {({ items }) => (
          <>
            <ConsentSwitches
              contact={contact}
              purposes={purposes.filter(({ active }) => active)}
              ledger={items}
            />
            {items.length > 0 ? (
              <ConsentLedger entries={items} purposes={purposes} />
            ) : (
              <p className={classes.note}>{t('profile-hub:contact.noDecision')}</p>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
