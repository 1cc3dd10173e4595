import {
  IconCalendarX,
  IconQrcode,
  IconRefresh,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type {
  SearchFilter,
  TouchpointRow,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Chosen as ChosenOf, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { touchpointListing, useNamedTouchpoint } from '../../data/touchpoint-listing.ts';
import { useBulkTouchpoints } from '../data/use-bulk-touchpoints.ts';

const EndDialog = onDemand(() => import('./end-dialog.tsx'));
const ZipDialog = onDemand(() => import('./zip-dialog.tsx'));

type Chosen = ChosenOf<SearchFilter>;
type Action = ListBulkAction<SearchFilter>;

/** Bulk actions on touchpoints, and their confirmation dialogs [TP-01]. */
export function useTouchpointBulk(brandId: string): {
  actions: (view: TouchpointView) => Action[];
  dialog: ReactNode;
  remove: (touchpoint: TouchpointRow) => void;
} {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const mayChange = useAbility(changeTouchpoints);
  const bulk = useBulkTouchpoints(brandId);
  const named = useNamedTouchpoint();
  const [requested, setRequested] = useState<{ what: 'zip' | 'end'; chosen: Chosen }>();
  const run = async (
    { which, done }: Chosen,
    work: (which: Chosen['which']) => Promise<boolean>,
  ) => {
    if (await work(which)) done();
  };
  const remove = async (chosen: Chosen) => {
    const counted = { count: chosen.count, formatted: number(chosen.count) };
    const isSure = await confirm({
      title: t('touchpoints:delete.question', counted),
      lost: t('touchpoints:delete.lost'),
      names: chosen.names,
      count: chosen.count,
      keep: t('touchpoints:delete.keep'),
      act: t('touchpoints:delete.act', counted),
    });
    if (isSure) await run(chosen, bulk.remove);
  };
  const zip: Action = {
    id: 'zip',
    label: t('touchpoints:bulk.zip'),
    shortLabel: t('touchpoints:bulk.zipShort'),
    icon: <Icon of={IconQrcode} />,
    run: (chosen) => setRequested({ what: 'zip', chosen }),
  };
  const restore: Action = {
    id: 'restore',
    label: t('touchpoints:bulk.restore'),
    icon: <Icon of={IconRestore} />,
    run: (chosen) => void run(chosen, bulk.restore),
  };
  const changes: Action[] = [
    {
      id: 'pages',
      label: t('touchpoints:bulk.pages'),
      shortLabel: t('touchpoints:bulk.pagesShort'),
      icon: <Icon of={IconRefresh} />,
      run: (chosen) => void run(chosen, bulk.refreshPages),
    },
    {
      id: 'codes',
      label: t('touchpoints:bulk.codes'),
      shortLabel: t('touchpoints:bulk.codesShort'),
      icon: <Icon of={IconQrcode} />,
      run: (chosen) => void run(chosen, bulk.refreshCodes),
    },
    {
      id: 'end',
      label: t('touchpoints:bulk.end'),
      icon: <Icon of={IconCalendarX} />,
      run: (chosen) => setRequested({ what: 'end', chosen }),
    },
    {
      id: 'delete',
      label: t('touchpoints:bulk.delete'),
      icon: <Icon of={IconTrash} />,
      danger: true,
      run: (chosen) => void remove(chosen),
    },
  ];
  const close = () => setRequested(undefined);
  const mayDo = (view: TouchpointView) => (view === 'deleted' ? [restore] : [zip, ...changes]);
  return {
    actions: (view) => (mayChange ? mayDo(view) : [zip]),
    remove: (touchpoint) =>
      void remove({
        which: { ids: [touchpointListing.idOf(touchpoint)] },
        count: 1,
        names: [named(touchpoint)],
        done: () => {},
      }),
    dialog:
      requested?.what === 'zip' ? (
        <ZipDialog
          count={requested.chosen.count}
          onZip={(options) => run(requested.chosen, (which) => bulk.zip(which, options))}
          onClose={close}
        />
      ) : requested ? (
        <EndDialog
          count={requested.chosen.count}
          onEnd={async (ended) => {
            const problem = await bulk.end(requested.chosen.which, ended);
            if (problem === undefined) requested.chosen.done();
            return problem;
          }}
          onClose={close}
        />
      ) : null,
  };
}
