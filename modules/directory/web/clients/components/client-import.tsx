import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  type ClientImport,
  cancelClientImportCall,
  getClientImportCall,
  listClientImportsCall,
  startClientImportCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTable } from '#platform/web/table/figure-table.tsx';
import classes from './clients.module.css';

const CHANGES = { changes: [getClientImportCall, listClientImportsCall] };

const PARTS = {
  accounts: 'directory:clientImport.part.accounts',
  communication: 'directory:clientImport.part.communication',
  directory: 'directory:clientImport.part.directory',
  files: 'directory:clientImport.part.files',
  forms: 'directory:clientImport.part.forms',
  leads: 'directory:clientImport.part.leads',
  locator: 'directory:clientImport.part.locator',
  opportunity: 'directory:clientImport.part.opportunity',
  platform: 'directory:clientImport.part.platform',
  profile_hub: 'directory:clientImport.part.profileHub',
  touchpoints: 'directory:clientImport.part.touchpoints',
} as const;

export const isImportOpen = ({ state }: ClientImport) => state === 'waiting' || state === 'running';

/** A checked, running or ended import of a client. */
export function OneImport({ found, onAnother }: { found: ClientImport; onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h2>{found.archive?.name ?? found.fileName}</h2>
      <ArchiveFacts found={found} />
      <ImportState found={found} />
      {!isImportOpen(found) && found.state !== 'checked' && (
        <div>
          <Button variant="default" onClick={onAnother}>
            {t('directory:clientImport.another')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ArchiveFacts({ found: { fileName, bytes, archive } }: { found: ClientImport }) {
  const { t } = useTranslation();
  const { stamp, number } = useFormat();
  const size = useFileSizes();
  return (
    <KeyValues
      rows={[
        {
          key: 'file',
          label: t('directory:clientImport.file'),
          value: `${fileName} (${size(bytes)})`,
        },
        ...(archive
          ? [
              { key: 'from', label: t('directory:clientImport.from'), value: archive.installation },
              {
                key: 'madeAt',
                label: t('directory:clientImport.madeAt'),
                value: stamp(archive.madeAt),
              },
              {
                key: 'content',
                label: t('directory:clientImport.content'),
                value: t('directory:clientData.counts', {
                  rows: number(archive.rows),
                  files: number(archive.files),
                }),
              },
            ]
          : []),
      ]}
    />
  );
}

function ImportState({ found }: { found: ClientImport }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { id, state, archive, problem, done, total, isRepeatable } = found;
  const input = { params: { id }, body: {} };
  const start = useCallMutation(startClientImportCall, CHANGES);
  const cancel = useCallMutation(cancelClientImportCall, CHANGES);
  const failure = start.error ?? cancel.error;
  const name = archive?.name ?? '';
  switch (state) {
    case 'checked':
      return (
        <>
          {archive?.wasOpen && (
            <Note tone="due" title={t('directory:clientImport.wasOpen')}>
              {t('directory:clientImport.wasOpenText')}
            </Note>
          )}
          <p className={classes.text}>{t('directory:clientImport.effect')}</p>
          {failure && <Note tone="bad" title={problemText(failure)} />}
          <div className={classes.choices}>
            <ActionButton isBusy={start.isPending} onClick={() => start.mutate(input)}>
              {t('directory:clientImport.start', { name })}
            </ActionButton>
            <Button variant="default" onClick={() => cancel.mutate(input)}>
              {t('directory:clientImport.discard')}
            </Button>
          </div>
        </>
      );
    case 'waiting':
    case 'running':
      return (
        <>
          <JobRow
            name={t('directory:clientImport.job', { name })}
            done={done}
            total={total ?? undefined}
            onCancel={() => cancel.mutate(input)}
          />
          <p className={classes.quiet}>{t('directory:clientImport.leave')}</p>
        </>
      );
    case 'done':
      return <ImportedClient found={found} />;
    case 'failed':
      return (
        <>
          <Note
            tone="bad"
            title={
              problem
                ? problemText(new ProblemError({ ...problem, status: 409, module: 'directory' }))
                : t('platform:error.default')
            }
          >
            {t('directory:clientImport.nothingWritten')}
          </Note>
          {failure && <Note tone="bad" title={problemText(failure)} />}
          {isRepeatable && (
            <div className={classes.choices}>
              <ActionButton isBusy={start.isPending} onClick={() => start.mutate(input)}>
                {t('platform:error.tryAgain')}
              </ActionButton>
            </div>
          )}
        </>
      );
    case 'cancelled':
      return (
        <Note tone="due" title={t('directory:clientImport.cancelled')}>
          {t('directory:clientImport.nothingWritten')}
        </Note>
      );
    case 'uploading':
      return <Note tone="due" title={t('directory:clientImport.notUploaded')} />;
  }
}

/** What was counted on both sides, and what is left to do. */
function ImportedClient({ found: { archive, counts } }: { found: ClientImport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <>
      <Note tone="good" title={t('directory:clientImport.done', { name: archive?.name ?? '' })}>
        {t('directory:clientImport.next')}
      </Note>
      <FigureTable isStale={false} className={classes.compared}>
        <thead>
          <tr>
            <th scope="col">{t('directory:clientImport.compared')}</th>
            <th scope="col" data-figure="true">
              {t('directory:clientImport.archived')}
            </th>
            <th scope="col" data-figure="true">
              {t('directory:clientImport.imported')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(counts ?? []).map(({ part, archived, imported }) => (
            <tr key={part}>
              <th scope="row">{isPart(part) ? t(PARTS[part]) : part}</th>
              <td data-figure="true">{number(archived)}</td>
              <td data-figure="true">{number(imported)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <div>
        <Button component={Link} to={`/super-admin/clients/${archive?.clientId}`}>
          {t('directory:clientImport.openClient')}
        </Button>
      </div>
    </>
  );
}

function isPart(part: string): part is keyof typeof PARTS {
  return Object.hasOwn(PARTS, part);
}
