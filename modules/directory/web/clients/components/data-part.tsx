import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type ClientArchiveRow,
  getClientArchiveCall,
  listClientArchivesCall,
  takeOutClientCall,
} from '#modules/directory/contract/clients/client-archives.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './clients.module.css';

const REFRESH_INTERVAL_MS = 3_000;
const CHANGES = { changes: [listClientArchivesCall] };
const isOpen = ({ state }: ClientArchiveRow) => state === 'waiting' || state === 'running';

/** All data of the client as one archive, to move it to another installation [BEY-07]. */
export default function DataPart({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const params = { uuid: clientId };
  const archives = useQuery({
    ...callQueryOptions(listClientArchivesCall, { params }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? REFRESH_INTERVAL_MS : false),
  });
  const starting = useCallMutation(takeOutClientCall, CHANGES);
  return (
    <div className={classes.tab}>
      <section className={classes.section}>
        <h2>{t('directory:clientData.title')}</h2>
        <p className={classes.text}>{t('directory:clientData.text')}</p>
        <p className={classes.text}>{t('directory:clientData.leftOut')}</p>
        <div>
          <ActionButton
            isBusy={starting.isPending}
            onClick={() =>
              starting.mutate(
                { params, body: {} },
                {
                  onSuccess: () => showToast({ text: t('directory:clientData.started') }),
                  onError: (error) => showToast({ tone: 'bad', text: problemText(error) }),
                },
              )
            }
          >
            {t('directory:clientData.start')}
          </ActionButton>
        </div>
      </section>
      <section className={classes.section}>
        <h2>{t('directory:clientData.archives')}</h2>
        <QueryBoundary query={archives}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.text}>{t('directory:clientData.none')}</p>
            ) : (
              <ul className={classes.archives}>
                {items.map((archive) => (
                  <li key={archive.id}>
                    <Archive clientId={clientId} archive={archive} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </section>
    </div>
  );
}

function Archive({ clientId, archive }: { clientId: string; archive: ClientArchiveRow }) {
  const { t } = useTranslation();
  const { stamp, number } = useFormat();
  const size = useFileSizes();
  const { id, startedAt, state, done, total, rows, files, file } = archive;
  if (isOpen(archive))
    return (
      <JobRow
        name={`${stamp(startedAt)} · ${t(`directory:clientData.state.${state}`)}`}
        done={done}
        total={total ?? undefined}
      />
    );
  if (!file)
    return (
      <p className={classes.quiet}>
        {`${stamp(startedAt)} · ${t(`directory:clientData.state.${state}`)}`}
      </p>
    );
  const address = getClientArchiveCall.path.replace('{uuid}', clientId).replace('{id}', id);
  const counts = t('directory:clientData.counts', {
    rows: number(rows ?? 0),
    files: number(files ?? 0),
  });
  return (
    <>
      <a className={classes.archive} href={address} download={file.name}>
        <Icon of={IconDownload} />
        {`${file.name} (${size(file.size)})`}
      </a>
      <p className={classes.quiet}>
        {file.expiresAt
          ? `${counts} · ${t('directory:clientData.until', { date: stamp(file.expiresAt) })}`
          : counts}
      </p>
    </>
  );
}
