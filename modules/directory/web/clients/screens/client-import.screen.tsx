import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import {
  ARCHIVE_MAX_BYTES,
  type ClientImport,
  getClientImportCall,
  listClientImportsCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { FileDrop } from '#platform/web/file-drop/file-drop.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { isImportOpen, OneImport } from '../components/client-import.tsx';
import classes from '../components/clients.module.css';
import { useArchiveUpload } from '../data/use-archive-upload.ts';

const PATH = '/super-admin/clients/import';
const REFRESH_INTERVAL_MS = 2_000;

/** Brings the archive of a client from another installation: upload, check, import [BEY-07]. */
export default function ClientImportScreen() {
  const { t } = useTranslation();
  const { id } = useSearch({ strict: false }) as { id?: unknown };
  const navigate = useNavigate();
  const open = useCallback(
    (search: { id?: string }) => void navigate({ to: '.', search }),
    [navigate],
  );
  const current = typeof id === 'string' && isUuid(id) ? id : undefined;
  return (
    <>
      <PageHead
        path={<BackLink to="/super-admin/clients">{t('directory:title.clients')}</BackLink>}
        title={t('directory:title.importClient')}
      />
      <div className={classes.tab}>
        {current ? (
          <ShownImport key={current} id={current} onAnother={() => open({})} />
        ) : (
          <ArchiveField onChecked={(checked) => open({ id: checked })} />
        )}
        <LastImports except={current} />
      </div>
    </>
  );
}

function ArchiveField({ onChecked }: { onChecked: (id: string) => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const upload = useArchiveUpload({ onChecked });
  const isRefused = upload.failure instanceof ProblemError && upload.failure.status < 500;
  return (
    <section className={classes.section}>
      <p className={classes.text}>{t('directory:clientImport.text')}</p>
      <FileDrop
        label={t('directory:clientImport.file')}
        help={t('directory:clientImport.help')}
        extensions={['.zip']}
        maxBytes={ARCHIVE_MAX_BYTES}
        file={file}
        onChange={(next) => {
          upload.discard();
          setFile(next);
          if (next) upload.send(next);
        }}
        progress={upload.progress}
        onCancel={() => {
          upload.discard();
          setFile(null);
        }}
        error={
          upload.failure !== null && (
            <>
              <span>{problemText(upload.failure)}</span>
              {!isRefused && (
                <LinkButton onClick={upload.resume}>{t('platform:error.tryAgain')}</LinkButton>
              )}
            </>
          )
        }
      />
      <p className={classes.quiet} role="status">
        {upload.isChecking && t('directory:clientImport.checking')}
      </p>
    </section>
  );
}

function ShownImport({ id, onAnother }: { id: string; onAnother: () => void }) {
  const one = useQuery({
    ...callQueryOptions(getClientImportCall, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && isImportOpen(state.data) ? REFRESH_INTERVAL_MS : false,
  });
  return (
    <QueryBoundary query={one}>
      {(found) => <OneImport found={found} onAnother={onAnother} />}
    </QueryBoundary>
  );
}

function LastImports({ except }: { except: string | undefined }) {
  const { t } = useTranslation();
  const imports = useQuery(callQueryOptions(listClientImportsCall, {}));
  const items = imports.data?.items.filter(({ id }) => id !== except) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('directory:clientImport.last')}</h2>
      <ul className={classes.archives}>
        {items.map((item) => (
          <li key={item.id}>
            <PastImport item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastImport({ item }: { item: ClientImport }) {
  const { t } = useTranslation();
  const { stamp } = useFormat();
  return (
    <>
      <Link className={link.link} to={PATH} search={{ id: item.id }}>
        {item.archive?.name ?? item.fileName}
      </Link>
      <p className={classes.quiet}>
        {`${stamp(item.startedAt)} · ${t(`directory:clientImport.state.${item.state}`)}`}
      </p>
    </>
  );
}
