import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { getStorageUseCall, type StorageUse } from '#modules/super-admin/contract/storage.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { FigureTile } from '../../components/figure-tile.tsx';
import { useClients } from '../../data/use-clients.ts';
import classes from '../components/storage.module.css';

/** Where the room goes [SUP-05]. */
export default function StorageScreen() {
  const { t } = useTranslation();
  const use = useCall(getStorageUseCall, {});
  return (
    <>
      <PageHead
        title={t('super-admin:menu.storage')}
        actions={[
          {
            id: 'refresh',
            label: t('super-admin:storage.refresh'),
            icon: IconRefresh,
            isBusy: use.isFetching,
            run: () => void use.refetch(),
          },
        ]}
      />
      <QueryBoundary query={use}>{(data) => <StorageLedger use={data} />}</QueryBoundary>
    </>
  );
}

/** Totals over the line, then where the room goes: by client and kind, by module, file by file. */
function StorageLedger({ use }: { use: StorageUse }) {
  const { t, i18n } = useTranslation();
  const { number, date } = useFormat();
  const size = useFileSizes();
  const clients = useClients();
  const owners = useSuiteLabels()?.owners;
  // A schema is named like its module; one without jobs has only the title of its menu.
  const moduleName = (schema: string) => {
    const module = schema.replaceAll('_', '-');
    const keys = [`${module}:operations.queue.${module}`, `${module}:menu.group`];
    return owners ? (firstKnownText(i18n, keys) ?? schema) : '';
  };
  const parts: Readonly<Record<string, string>> = {
    platform: t('super-admin:storage.shared'),
    pgboss: t('super-admin:storage.jobs'),
    migrations: t('super-admin:storage.migrations'),
  };
  const files = use.files.reduce((sum, row) => sum + row.files, 0);
  const bytes = use.files.reduce((sum, row) => sum + row.bytes, 0);
  const tables = use.schemas.reduce((sum, row) => sum + row.tables, 0);
  const counted = (count: number) =>
    t('super-admin:storage.filesCount', { count, number: number(count) });
  const [largest] = use.largest;
  return (
    <>
      <StatRow>
        <Figure>
          <FigureTile label={t('super-admin:storage.files')} value={size(bytes)}>
            {counted(files)}
          </FigureTile>
        </Figure>
        <Figure>
          <FigureTile label={t('super-admin:storage.database')} value={size(use.databaseBytes)}>
            {t('super-admin:storage.tables', { count: tables, number: number(tables) })}
          </FigureTile>
        </Figure>
        <Figure>
          <FigureTile
            label={t('super-admin:storage.expiring')}
            value={size(use.expiringSoon.bytes)}
          >
            {counted(use.expiringSoon.files)}
          </FigureTile>
        </Figure>
        <Figure>
          <FigureTile
            label={t('super-admin:storage.largestFile')}
            value={largest ? size(largest.bytes) : '—'}
          >
            {largest ? clients.nameOf(largest.clientId) : t('super-admin:storage.noFile')}
          </FigureTile>
        </Figure>
      </StatRow>
      <p className={use.room.isLow ? classes.low : classes.room}>
        {t(use.room.isLow ? 'super-admin:storage.roomLow' : 'super-admin:storage.room', {
          free: size(use.room.freeBytes),
          total: size(use.room.totalBytes),
        })}
      </p>
      <div className={classes.grid}>
        <ShareTable
          title={t('super-admin:storage.byClient')}
          columns={[
            t('super-admin:client.filter'),
            t('super-admin:storage.files'),
            t('super-admin:storage.size'),
          ]}
          empty={t('super-admin:storage.noFiles')}
          rows={use.files.map((row) => ({
            key: `${row.clientId} ${row.kind}`,
            name: clients.nameOf(row.clientId),
            about: `${row.kind} · ${counted(row.files)}`,
            size: size(row.bytes),
            share: row.bytes / (use.files[0]?.bytes || 1),
          }))}
        />
        <ShareTable
          title={t('super-admin:storage.byModule')}
          columns={[
            t('super-admin:storage.module'),
            t('super-admin:storage.tableHead'),
            t('super-admin:storage.size'),
          ]}
          empty=""
          rows={use.schemas.map((row) => ({
            key: row.schema,
            name: parts[row.schema] ?? moduleName(row.schema),
            about: t('super-admin:storage.tables', {
              count: row.tables,
              number: number(row.tables),
            }),
            size: size(row.bytes),
            share: row.bytes / (use.schemas[0]?.bytes || 1),
          }))}
        />
        <ShareTable
          title={t('super-admin:storage.largest')}
          columns={[
            t('super-admin:storage.name'),
            t('super-admin:client.filter'),
            t('super-admin:storage.size'),
          ]}
          empty={t('super-admin:storage.noFiles')}
          rows={use.largest.map((file) => ({
            key: file.id,
            name: file.name,
            about: `${clients.nameOf(file.clientId)} · ${
              file.expiresAt
                ? `${t('super-admin:storage.expires')} ${date(file.expiresAt)}`
                : t('super-admin:storage.stays')
            }`,
            size: size(file.bytes),
            share: file.bytes / (largest?.bytes || 1),
          }))}
        />
      </div>
    </>
  );
}

interface ShareRow {
  key: string;
  name: ReactNode;
  about: ReactNode;
  size: string;
  /** Of the largest, between 0 and 1. */
  share: number;
}

/** What takes how much room: a name, a bar, a size. */
function ShareTable({
  title,
  columns,
  rows,
  empty,
}: {
  title: string;
  columns: readonly [name: string, about: string, size: string];
  rows: readonly ShareRow[];
  empty: string;
}) {
  const [name, about, size] = columns;
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{about}</th>
              <td aria-hidden="true" />
              <th scope="col">{size}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                <td>{row.about}</td>
                <td className={classes.bar} aria-hidden="true">
                  <span style={{ '--share': row.share }} />
                </td>
                <td>{row.size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
