import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { SEGMENT_KINDS } from '#modules/profile-hub/contract/segment.ts';
import { type ListedSegment, segmentList } from '#modules/profile-hub/contract/segment-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { segmentListing } from '../data/segment-listing.ts';
import { KIND_NAMES, SEGMENT_FILTER_NAMES, SEGMENT_VIEW_NAMES } from '../data/segment-names.ts';
import { useChangeSegments } from '../data/use-change-segments.ts';
import { useSegmentActions } from '../data/use-segment-actions.ts';
import { NameSegment } from './name-segment.tsx';
import { NoSegments } from './no-segments.tsx';
import { SegmentFigure } from './segment-figure.tsx';
import { useSegmentColumns } from './use-segment-columns.tsx';

/** The list of segments, and what can be done with one of them. */
export function SegmentsTable() {
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
