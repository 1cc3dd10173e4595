import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { notFound } from '#platform/contract/problems.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenFile } from '#platform/web/module/web-module.ts';
import { RecordEditor } from './record-editor.tsx';
import { RecordListScreen } from './record-list-screen.tsx';
import {
  type RecordListing,
  type RecordParts,
  recordListing,
  useRecordTexts,
} from './record-parts.ts';
import { useDeleteRecords } from './use-delete-records.ts';

export type RecordScreens = Readonly<Record<'list' | 'create' | 'edit' | 'import', ScreenFile>>;

interface PageProps {
  record: AnyRecord;
  parts: RecordParts;
}

/** Screens of a described record: list, create, edit, import. `parts` replaces some of them. */
export function recordScreens(record: AnyRecord, parts: RecordParts = {}): RecordScreens {
  const listing = recordListing(record);
  return {
    list: {
      default: () => <RecordListScreen record={record} listing={listing} parts={parts} />,
    },
    create: { default: () => <CreatePage record={record} parts={parts} /> },
    edit: {
      default: () => <EditPage record={record} parts={parts} listing={listing} />,
      preload: ({ queries, client, params: { id = '' } }) => {
        void queries.prefetchQuery(
          callQueryOptions(record.calls.get, { params: { uuid: client.id, id } }),
        );
      },
    },
    import: { default: () => <ImportPage record={record} /> },
  };
}

/** Page of a new record; after saving, the record's own page opens. */
function CreatePage({ record, parts }: PageProps) {
  const { text } = useRecordTexts(record);
  const client = useCurrentClient();
  const navigate = useNavigate();
  const list = clientAddress(client.id, record.screen);
  return (
    <>
      <PageHead path={<BackLink to={list}>{text('list')}</BackLink>} title={text('new')} />
      <RecordEditor
        record={record}
        parts={parts}
        clientId={client.id}
        stored={null}
        onReload={async () => undefined}
        onSaved={({ id }) =>
          void navigate({ to: `${list}/${id}`, replace: true, ignoreBlocker: true })
        }
      />
    </>
  );
}

/** Page of a record, with the link to its list and its neighbours there. */
function EditPage({ record, parts, listing }: PageProps & { listing: RecordListing }) {
  const { t } = useTranslation();
  const { text } = useRecordTexts(record);
  const client = useCurrentClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayManage = useAbility(record.manage);
  const remove = useDeleteRecords(record, client.id);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const input = { params: { uuid: client.id, id } };
  const query = useCall(record.calls.get, input);
  const { error } = query;
  const list = clientAddress(client.id, record.screen);
  if (error instanceof ProblemError && error.code === notFound.code)
    return <GonePage record={record} to={list} />;
  const removeThis = async (name: string) => {
    const isDeleted = await remove({ which: { ids: [id] }, names: [{ name }], count: 1 });
    if (isDeleted) await navigate({ to: list, replace: true, ignoreBlocker: true });
  };
  return (
    <QueryBoundary
      query={query}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <>
          <PageHead
            path={
              <RecordPath
                listing={listing}
                scope={client.id}
                id={found.id}
                to={list}
                label={text('list')}
              />
            }
            title={String(found[record.name])}
            {...(record.detail !== undefined && { subtitle: String(found[record.detail] ?? '') })}
            beside={parts.beside?.(found)}
            {...(mayManage && {
              actions: [
                {
                  id: 'delete',
                  label: t('platform:records.delete'),
                  icon: IconTrash,
                  danger: true,
                  run: () => void removeThis(String(found[record.name])),
                },
              ],
            })}
          />
          <RecordEditor
            key={found.id}
            record={record}
            parts={parts}
            clientId={client.id}
            stored={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(record.calls.get, input), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}

/** The record does not exist at this client; the menu stays. */
function GonePage({ record, to }: { record: AnyRecord; to: string }) {
  const { t } = useTranslation();
  const { text } = useRecordTexts(record);
  return (
    <MessagePage
      number="404"
      title={text('gone')}
      actions={
        <Button component={Link} to={to}>
          {text('list')}
        </Button>
      }
    >
      {t('platform:records.goneText')}
    </MessagePage>
  );
}

/** Imports records from a file, checked line by line. */
function ImportPage({ record }: { record: AnyRecord }) {
  const { t } = useTranslation();
  const { text, label } = useRecordTexts(record);
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={record.calls.imports}
      params={{ uuid: client.id }}
      texts={{
        title: text('import'),
        help: t('platform:records.importHelp', { key: label(record.key ?? '') }),
        creates: (count) => t('platform:records.creates', { count }),
        updates: (count) => t('platform:records.updates', { count }),
        record: text('one'),
      }}
      done={{ to: clientAddress(client.id, record.screen), label: t('platform:records.show') }}
    />
  );
}
