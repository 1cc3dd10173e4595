import { IconCopy, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LOCATORS_LIMIT } from '#modules/locator/contract/limits.ts';
import {
  deleteLocatorCall,
  type LocatorRow,
  listLocatorsCall,
} from '#modules/locator/contract/locator-calls.ts';
import { changeLocators } from '#modules/locator/contract/permissions.ts';
import { defineList } from '#platform/contract/lists/define-list.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { defineListing } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';

/** All locators of a client fit on one page, so there is no search or sort. */
const locatorListing = defineListing({
  name: 'locator.locators',
  list: defineList({ views: ['all'], fields: {}, sorts: ['name'], pageSize: LOCATORS_LIMIT }),
  call: listLocatorsCall,
  inputOf: (clientId: string) => ({ params: { clientId } }),
  idOf: ({ slug }) => slug,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { slug }) => clientAddress(clientId, `platform/locator/${slug}`),
});

/** Locators of a client with their actions [LOC-01]. */
export function LocatorsTable({
  clientId,
  actions,
}: {
  clientId: string;
  /** The first step for a client without locators. */
  actions: readonly PageAction[];
}) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  return (
    <RecordList
      listing={locatorListing}
      scope={clientId}
      label={t('locator:menu.list')}
      viewNames={{ all: t('locator:list.all') }}
      columns={useLocatorColumns()}
      rowActions={useLocatorRowActions(clientId)}
      firstUse={
        <EmptyState
          isExplained
          title={t('locator:list.none')}
          actions={<PageActionButtons actions={actions} />}
        >
          {t('locator:list.noneText')}
        </EmptyState>
      }
      card={({ name, slug, version, updatedAt, hasDraft }, way) => (
        <PhoneCard
          {...way}
          name={name}
          text={slug}
          state={hasDraft && <DraftState />}
          facts={[t('locator:list.versionNumber', { version: number(version) })]}
          date={moment(updatedAt)}
        />
      )}
    />
  );
}

function useLocatorColumns(): TableColumn<LocatorRow>[] {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('locator:field.name'),
        minWidth: 220,
        priority: 10,
        namesRow: true,
        grows: true,
        cell: ({ name, hasDraft }) => (
          <>
            <span className={classes.name}>{name}</span> {hasDraft && <DraftState />}
          </>
        ),
      },
      {
        id: 'slug',
        header: t('locator:field.slug'),
        minWidth: 180,
        priority: 9,
        copies: ({ slug }) => slug,
        cell: ({ slug }) => slug,
      },
      {
        id: 'version',
        header: t('locator:field.version'),
        minWidth: 90,
        priority: 8,
        align: 'end',
        cell: ({ version }) => number(version),
      },
      {
        id: 'updatedAt',
        header: t('locator:list.publishedAt'),
        minWidth: 130,
        priority: 6,
        whole: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{moment(updatedAt)}</span>,
      },
      {
        id: 'clientId',
        header: t('locator:field.clientId'),
        minWidth: 200,
        priority: 5,
        hiddenAtFirst: true,
        copies: (locator) => locator.clientId,
        cell: (locator) => <span className={classes.quiet}>{locator.clientId}</span>,
      },
    ],
    [t, number, moment],
  );
}

function DraftState() {
  const { t } = useTranslation();
  return <State tone="plain">{t('locator:list.hasDraft')}</State>;
}

/** Edit, open the public site, copy its URL, delete. */
function useLocatorRowActions(
  clientId: string,
): (locator: LocatorRow) => readonly RowAction<LocatorRow>[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const mayChange = useAbility(changeLocators);
  const remove = useCallMutation(deleteLocatorCall, { changes: [listLocatorsCall] });

  const copy = async ({ url }: LocatorRow) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t('locator:list.copied') });
    } catch {
      // Without clipboard permission, the toast shows the URL for manual copying.
      showToast({ tone: 'bad', text: t('locator:list.notCopied', { url }) });
    }
  };
  const deleteAfterQuestion = async ({ slug, name }: LocatorRow) => {
    const isSure = await confirm({
      title: t('locator:delete.question', { name }),
      lost: t('locator:delete.lost'),
      keep: t('locator:delete.keep'),
      act: t('locator:delete.act'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { slug } });
      showToast({ text: t('locator:delete.done') });
    } catch (error) {
      showToast({ tone: 'bad', text: `${t('locator:delete.failed')}. ${problemText(error)}` });
    }
  };

  return () => [
    {
      id: 'edit',
      label: t(mayChange ? 'locator:list.edit' : 'locator:list.show'),
      icon: <Icon of={IconPencil} />,
      run: ({ slug }) => void navigate({ to: clientAddress(clientId, `platform/locator/${slug}`) }),
    },
    {
      id: 'open',
      label: t('locator:list.open'),
      icon: <Icon of={IconExternalLink} />,
      run: ({ url }) => void window.open(url, '_blank', 'noopener'),
    },
    {
      id: 'copy',
      label: t('locator:list.copy'),
      icon: <Icon of={IconCopy} />,
      run: (locator) => void copy(locator),
    },
    ...(mayChange
      ? [
          {
            id: 'delete',
            label: t('locator:delete.act'),
            icon: <Icon of={IconTrash} />,
            danger: true,
            startsGroup: true,
            run: (locator: LocatorRow) => void deleteAfterQuestion(locator),
          },
        ]
      : []),
  ];
}
