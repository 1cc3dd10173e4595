import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import {
  type ListedSegment,
  SEGMENT_KINDS,
  segmentList,
} from '#modules/profile-hub/contract/segment.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { useNewSegmentAction } from '../../contacts/data/use-new-segment.ts';
import { useChangeSegments, useSegmentActions } from '../../contacts/data/use-segment-actions.ts';
import { NameSegment } from '../components/name-segment.tsx';
import {
  KIND_NAMES,
  SEGMENT_FILTER_NAMES,
  SEGMENT_VIEW_NAMES,
  segmentListing,
  useSegmentFigure,
} from '../data/segment-listing.ts';

/** All segments of the brand [PH-03]. */
export default function SegmentListScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.segments')}
        actions={useNewSegmentAction()}
      />
      <SegmentsTable key={id} />
    </>
  );
}

/** List of segments with their actions. */
function SegmentsTable() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const client = useCurrentClient();
  const mayChange = useAbility(changeContacts);
  const kinds = useNames(KIND_NAMES);
  const names = useNames(SEGMENT_FILTER_NAMES);
  const actions = useSegmentActions();
  const { update } = useChangeSegments();
  const [renamed, setRenamed] = useState<ListedSegment>();
  const fields = useMemo(
    () =>
      buildFilterFields(segmentList, names, {
        kind: SEGMENT_KINDS.map((value) => ({ value, label: kinds[value] })),
      }),
    [names, kinds],
  );
  const rename = ({ id, version }: ListedSegment, name: string) =>
    update.mutateAsync({
      params: { id },
      body: { brandId: client.brandId, version, name, saved: true },
    });
  return (
    <>
      <RecordList
        listing={segmentListing}
        scope={client}
        label={t('profile-hub:title.segments')}
        search={t('profile-hub:segment.search')}
        viewNames={useNames(SEGMENT_VIEW_NAMES)}
        fields={fields}
        columns={useSegmentColumns()}
        firstUse={<NoSegments />}
        card={({ id, name, kind, updatedAt }, way) => (
          <PhoneCard
            {...way}
            name={name}
            figure={<SegmentFigure id={id} />}
            facts={[kinds[kind]]}
            date={moment(updatedAt)}
          />
        )}
        rowActions={(segment) =>
          mayChange
            ? [
                {
                  id: 'rename',
                  label: t('profile-hub:segment.rename'),
                  icon: <Icon of={IconPencil} />,
                  run: () => setRenamed(segment),
                },
                {
                  id: 'copy',
                  label: t('profile-hub:segment.duplicate'),
                  icon: <Icon of={IconCopy} />,
                  run: () => void actions.copy(segment.id),
                },
                {
                  id: 'delete',
                  label: t('profile-hub:segment.delete'),
                  icon: <Icon of={IconTrash} />,
                  danger: true,
                  run: () => void actions.remove(segment.id, segment.name),
                },
              ]
            : []
        }
      />
      {renamed && (
        <NameSegment
          title={t('profile-hub:segment.rename')}
          act={t('platform:save.save')}
          name={renamed.saved ? renamed.name : ''}
          onSave={(name) => rename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

/** Empty state of the segment list, with the first step. */
function NoSegments() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('profile-hub:segment.emptyTitle')}
      actions={<PageActionButtons actions={useNewSegmentAction()} />}
      steps={[
        { title: t('profile-hub:segment.emptyStep1') },
        { title: t('profile-hub:segment.emptyStep2') },
        { title: t('profile-hub:segment.emptyStep3') },
      ]}
    >
      {t('profile-hub:segment.emptyText')}
    </EmptyState>
  );
}

/** The columns of segments. */
function useSegmentColumns(): TableColumn<ListedSegment>[] {
  const { t } = useTranslation();
  const { stamp, list } = useFormat();
  const kinds = useNames(KIND_NAMES);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('profile-hub:segment.name'),
        minWidth: 240,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'kind',
        header: t('profile-hub:segment.kind'),
        minWidth: 110,
        priority: 7,
        sortable: true,
        cell: ({ kind }) => kinds[kind],
      },
      {
        id: 'count',
        header: t('profile-hub:segment.contactsColumn'),
        minWidth: 100,
        priority: 9,
        align: 'end',
        cell: ({ id }) => <SegmentFigure id={id} />,
      },
      {
        id: 'usedIn',
        header: t('profile-hub:segment.usedIn'),
        minWidth: 180,
        priority: 5,
        cell: ({ usedIn }) => (usedIn.length > 0 ? list(usedIn) : '—'),
      },
      {
        id: 'updatedAt',
        header: t('profile-hub:segment.updated'),
        minWidth: 130,
        priority: 6,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{stamp(updatedAt)}</span>,
      },
    ],
    [t, stamp, list, kinds],
  );
}

/** Number of contacts, loaded after the list because counting a million takes longer. */
function SegmentFigure({ id }: { id: string }) {
  const { number } = useFormat();
  const count = useSegmentFigure(id);
  return count === undefined ? '…' : number(count);
}
