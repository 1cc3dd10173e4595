import { useNavigate } from '@tanstack/react-router';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { pastImportCall } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { WrongLinesButton } from '#platform/web/imports/check/check-action-bar.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { importAddress } from '../../data/import-facts.ts';
import ImportDone from '../done/import-done.tsx';
import { AllImportsLink } from './all-imports-link.tsx';
import classes from './past-imports.module.css';

/** Page of a past import. */
export default function PastImportPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const navigate = useNavigate();
  const params = { uuid: client.id, id };
  const { data } = useCall(pastImportCall, { params });
  const { download, isDownloading } = useDownload(contactImportCalls.wrongLines);
  return (
    <div className={classes.screen}>
      <PageHead
        title={t('profile-hub:import.title')}
        subtitle={data?.fileName}
        tool={<AllImportsLink clientId={client.id} />}
      />
      <div className={classes.body}>
        <ImportDone
          client={client}
          id={id}
          wrongLines={
            <WrongLinesButton
              format="xlsx"
              isDownloading={isDownloading}
              onDownload={() => void download({ params, query: { format: 'xlsx' } })}
            />
          }
          onAnotherFile={() => void navigate({ to: importAddress(client.id) })}
        />
      </div>
    </div>
  );
}
