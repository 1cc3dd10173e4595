import {
  IconBuildingStore,
  IconDoorOff,
  IconFolderMinus,
  IconFolderPlus,
  IconTag,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { locationList } from '#modules/directory/contract/locations/location.ts';
import type { LocationBulkChange } from '#modules/directory/contract/locations/manage-locations.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { FilterOf } from '#platform/contract/lists/define-list.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Chosen, ListBulkAction } from '#platform/web/list/record-list-props.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import type { BulkQuestion } from './location-bulk-dialog.tsx';

const DONE = {
  close: 'directory:bulk.closed',
  reopen: 'directory:bulk.reopened',
  addToGroup: 'directory:bulk.added',
  removeFromGroup: 'directory:bulk.removed',
  setType: 'directory:bulk.typed',
} as const;

const LocationBulkDialog = onDemand(() => import('./location-bulk-dialog.tsx'));

type Action = ListBulkAction<FilterOf<typeof locationList>>;

/** Bulk actions for locations and their dialogs [SUP-02]. */
export function useLocationBulk(clientId: string): {
  actions: () => Action[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const mayManage = useAbility(manageLocations);
  const run = useBulkLocations(clientId);
  const [openedDialog, setOpenedDialog] = useState<{
    question: BulkQuestion;
    chosen: ChosenLocations;
  }>();
  const close = async (chosen: ChosenLocations) => {
    const counted = { count: chosen.count, formatted: number(chosen.count) };
    const isSure = await confirm({
      title: t('directory:bulk.closeQuestion', counted),
      lost: t('directory:close.means'),
      names: chosen.names,
      count: chosen.count,
      keep: t('directory:close.keep'),
      act: t('directory:bulk.closeAct', counted),
    });
    if (isSure) await run({ action: 'close' }, chosen);
  };
  const openDialog = (question: BulkQuestion) => (chosen: ChosenLocations) =>
    setOpenedDialog({ question, chosen });
  const actions: Action[] = [
    {
      id: 'add',
      label: t('directory:bulk.add'),
      icon: <Icon of={IconFolderPlus} />,
      run: openDialog('addToGroup'),
    },
    {
      id: 'remove',
      label: t('directory:bulk.remove'),
      icon: <Icon of={IconFolderMinus} />,
      run: openDialog('removeFromGroup'),
    },
    {
      id: 'type',
      label: t('directory:bulk.type'),
      icon: <Icon of={IconTag} />,
      run: openDialog('setType'),
    },
    {
      id: 'reopen',
      label: t('directory:close.reopen'),
      icon: <Icon of={IconBuildingStore} />,
      run: (chosen) => void run({ action: 'reopen' }, chosen),
    },
    {
      id: 'close',
      label: t('directory:close.close'),
      icon: <Icon of={IconDoorOff} />,
      danger: true,
      run: (chosen) => void close(chosen),
    },
  ];
  return {
    actions: () => (mayManage ? actions : []),
    dialog: openedDialog && (
      <LocationBulkDialog
        clientId={clientId}
        question={openedDialog.question}
        count={openedDialog.chosen.count}
        onChange={(change) => run(change, openedDialog.chosen)}
        onClose={() => setOpenedDialog(undefined)}
      />
    ),
  };
}

type ChosenLocations = Chosen<FilterOf<typeof locationList>>;

/** Applies a change to all chosen locations, including other pages [SUP-02]. */
function useBulkLocations(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const { bulk } = useChangeLocations();
  return async (change: LocationBulkChange, { which, done }: ChosenLocations): Promise<void> => {
    try {
      const body = { which, change };
      const { changed } = await bulk.mutateAsync({ params: { uuid: clientId }, body });
      const counted = { count: changed, formatted: number(changed) };
      showToast({ text: changed > 0 ? t(DONE[change.action], counted) : t('directory:bulk.none') });
      done();
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
}
