import {
  IconCalendarX,
  IconQrcode,
  IconRefresh,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import type { TouchpointView } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { BulkAction } from '#platform/web/table/selection/table-action.ts';
import {
  selectedCount,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import type { Which } from '../data/chosen-touchpoints.ts';
import { useBulkTouchpoints } from '../data/use-bulk-touchpoints.ts';

const EndDialog = onDemand(() => import('./end-dialog.tsx'));
const ZipDialog = onDemand(() => import('./zip-dialog.tsx'));

/** What can be done with several touchpoints at once, and the questions that some of it asks first [TP-01]. */
export function useTouchpointBulk(given: {
  brandId: string;
  view: TouchpointView;
  total: number;
  whichOf: (chosen: TableSelection) => Which | undefined;
  namesOf: (chosen: TableSelection) => readonly string[];
  /** Done: nothing is chosen any more. */
  onDone: () => void;
}): { actions: BulkAction[]; dialog: ReactNode; remove: (chosen: TableSelection) => void } {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const mayChange = useAbility(changeTouchpoints);
  const bulk = useBulkTouchpoints(given.brandId);
  const [asked, setAsked] = useState<{ what: 'zip' | 'end'; chosen: TableSelection }>();
  const counted = (chosen: TableSelection) => {
    const count = selectedCount(chosen, given.total) ?? 0;
    return { count, formatted: number(count) };
  };
  const run = async (chosen: TableSelection, work: (which: Which) => Promise<boolean>) => {
    const which = given.whichOf(chosen);
    if (which && (await work(which))) given.onDone();
  };
  const remove = async (chosen: TableSelection) => {
    const isSure = await confirm({
      title: t('touchpoints:delete.question', counted(chosen)),
      lost: t('touchpoints:delete.lost'),
      names: given.namesOf(chosen).map((name) => ({ name })),
      keep: t('touchpoints:delete.keep'),
      act: t('touchpoints:delete.act', counted(chosen)),
    });
    if (isSure) await run(chosen, bulk.remove);
  };
  const zip: BulkAction = {
    id: 'zip',
    label: t('touchpoints:bulk.zip'),
    shortLabel: t('touchpoints:bulk.zipShort'),
    icon: <Icon of={IconQrcode} />,
    run: (chosen) => setAsked({ what: 'zip', chosen }),
  };
  const restore: BulkAction = {
    id: 'restore',
    label: t('touchpoints:bulk.restore'),
    icon: <Icon of={IconRestore} />,
    run: (chosen) => void run(chosen, bulk.restore),
  };
  const changes: BulkAction[] = [
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
      run: (chosen) => setAsked({ what: 'end', chosen }),
    },
    {
      id: 'delete',
      label: t('touchpoints:bulk.delete'),
      icon: <Icon of={IconTrash} />,
      danger: true,
      run: (chosen) => void remove(chosen),
    },
  ];
  const close = () => setAsked(undefined);
  const mayDo = given.view === 'deleted' ? [restore] : [zip, ...changes];
  return {
    actions: mayChange ? mayDo : [zip],
    remove: (chosen) => void remove(chosen),
    dialog:
      asked?.what === 'zip' ? (
        <ZipDialog
          count={counted(asked.chosen).count}
          onZip={(options) => run(asked.chosen, (which) => bulk.zip(which, options))}
          onClose={close}
        />
      ) : asked ? (
        <EndDialog
          count={counted(asked.chosen).count}
          onEnd={(ended) => run(asked.chosen, (which) => bulk.end(which, ended))}
          onClose={close}
        />
      ) : null,
  };
}
