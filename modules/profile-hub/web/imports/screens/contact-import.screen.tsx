import { useMediaQuery } from '@mantine/hooks';
import { Link, useSearch } from '@tanstack/react-router';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import { isUuid } from '#platform/contract/ids.ts';
import link from '#platform/web/display/link.module.css';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { AllImportsLink } from '../components/past/all-imports-link.tsx';
import { importAddress } from '../data/import-facts.ts';

const CertifyStep = onDemand(() => import('../components/certify/certify-step.tsx'));
const ImportDone = onDemand(() => import('../components/done/import-done.tsx'));
const NewCriterionDialog = onDemand(() => import('../components/new-criterion-dialog.tsx'));

const PastImportPage = onDemand(() => import('../components/past/past-import-page.tsx'));
const PastImports = onDemand(() => import('../components/past/past-imports.tsx'));

/** Imports contacts from a file, and lists past imports [PH-09 to PH-13]. */
export default function ContactImportScreen() {
  const { past } = useSearch({ strict: false }) as { past?: unknown };
  if (typeof past === 'string' && isUuid(past)) return <PastImportPage id={past} />;
  return past === undefined ? <ContactImportWizard /> : <PastImports />;
}

/** The three steps of an import. */
function ContactImportWizard() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const mayMakeCriteria = useAbility(changeCriteria);
  const params = { uuid: client.id };
  return (
    <ImportScreen
      calls={contactImportCalls}
      params={params}
      texts={{
        title: t('profile-hub:import.title'),
        // On a phone the header has no space for this link.
        help: (
          <>
            {t('profile-hub:import.help')}{' '}
            {isPhone && (
              <Link className={link.link} to={importAddress(client.id, 'all')}>
                {t('profile-hub:import.all')}
              </Link>
            )}
          </>
        ),
        creates: (count) => t('profile-hub:import.creates', { count }),
        updates: (count) => t('profile-hub:import.updates', { count }),
        record: t('profile-hub:title.contact'),
      }}
      done={{
        to: clientAddress(client.id, 'profilehub/contacts'),
        label: t('profile-hub:import.showContacts'),
      }}
      action={<AllImportsLink clientId={client.id} />}
      certify={(given) => <CertifyStep {...given} client={client} />}
      written={({ report, wrongLines, onAnotherFile }) => (
        <ImportDone
          client={client}
          id={report.id}
          wrongLines={wrongLines}
          onAnotherFile={onAnotherFile}
        />
      )}
      {...(mayMakeCriteria && {
        newColumn: (given) => <NewCriterionDialog {...given} params={params} />,
      })}
    />
  );
}
