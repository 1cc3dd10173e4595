import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import link from '#platform/web/display/link.module.css';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { importAddress } from '../data/import-address.ts';
import { AllImportsLink } from './past/all-imports-link.tsx';

const CertifyStep = onDemand(() => import('./certify/certify-step.tsx'));
const ImportDone = onDemand(() => import('./done/import-done.tsx'));
const NewCriterionDialog = onDemand(() => import('./new-criterion-dialog.tsx'));

/** The three steps of a file. */
export function ContactImportWizard() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const mayMakeCriteria = useAbility(changeCriteria);
  const params = { uuid: client.id };
  return (
    <ImportScreen
      calls={contactImportCalls}
      params={params}
      texts={{
        title: t('profile-hub:import.title'),
        // On a phone the head has no room for the way to them.
        help: (
          <>
            {t('profile-hub:import.help')}{' '}
            <Link className={link.link} to={importAddress(client.id, 'all')}>
              {t('profile-hub:import.all')}
            </Link>
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
