import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pastImportCall } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { CertificatePanel } from './certificate-panel.tsx';
import { DoneBar } from './done-bar.tsx';
import { DoneFigures } from './done-figures.tsx';
import classes from './import-done.module.css';
import { WrittenCriteria } from './written-criteria.tsx';

/** Result of an import: figures, written criteria, certificate and undo [PH-13]. */
export default function ImportDone({
  client,
  id,
  wrongLines,
  onAnotherFile,
}: {
  client: CurrentClient;
  id: string;
  /** Download button for the omitted lines, while they are stored. */
  wrongLines?: ReactNode;
  onAnotherFile: () => void;
}) {
  const { t } = useTranslation();
  const query = useCall(pastImportCall, { params: { uuid: client.id, id } });
  return (
    <QueryBoundary query={query}>
      {(past) => (
        <>
          <h2 className={classes.hidden} tabIndex={-1}>
            {t('platform:import.finished')}
          </h2>
          <DoneFigures past={past} />
          <SidePanel
            label={t('profile-hub:import.certificate')}
            width={344}
            panel={
              <CertificatePanel
                client={client}
                past={past}
                wrongLines={past.wrongLines ? wrongLines : undefined}
              />
            }
          >
            <div className={classes.written}>
              <WrittenCriteria past={past} />
              <Button
                variant="default"
                leftSection={<Icon of={IconFileImport} />}
                onClick={onAnotherFile}
              >
                {t('platform:import.oneMore')}
              </Button>
            </div>
          </SidePanel>
          <DoneBar client={client} past={past} />
        </>
      )}
    </QueryBoundary>
  );
}
