import { useState } from 'react';
import {
  createLocationTypeCall,
  type LocationType,
  listLocationTypesCall,
} from '#modules/directory/contract/locations/location-types.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChooseDialog } from '../components/choice-fields.tsx';
import { useChangeTypes } from '../data/use-change-locations.ts';
import { NamedPanel, narrowedList } from './components/named-panel.tsx';

/** Types of locations; before a type is deleted, its locations must get another one [SUP-02]. */
export function TypesPanel({
  clientId,
  isAdding,
  onAdded,
}: {
  clientId: string;
  isAdding: boolean;
  onAdded: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const params = { uuid: clientId };
  const types = useCall(listLocationTypesCall, { params });
  const { create, rename, remove } = useChangeTypes();
  /** A type whose locations must get another one first, and the types to choose from. */
  const [moving, setMoving] = useState<{ type: LocationType; others: readonly LocationType[] }>();
  const counted = (count: number) => ({ count, formatted: number(count) });

  const drop = async ({ id, name }: LocationType, moveTo?: string) => {
    try {
      await remove.mutateAsync({ params: { ...params, id }, query: moveTo ? { moveTo } : {} });
      showToast({ text: t('directory:type.deleted', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  const confirmDelete = async (type: LocationType, all: readonly LocationType[]) => {
    if (type.locations > 0)
      return setMoving({ type, others: all.filter(({ id }) => id !== type.id) });
    const isSure = await confirm({
      title: t('directory:type.deleteQuestion', { name: type.name }),
      lost: t('directory:type.deleteUnused'),
      keep: t('directory:type.keep'),
      act: t('directory:type.deleteAct'),
    });
    if (isSure) await drop(type);
  };

  return (
    <>
      <NamedPanel
        query={types}
        texts={{
          label: t('directory:type.types'),
          help: t('directory:type.help'),
          empty: t('directory:type.empty'),
          new: t('directory:type.new'),
          create: t('directory:type.create'),
          rename: t('directory:type.rename'),
        }}
        schema={createLocationTypeCall.body}
        hrefOf={({ id }) => narrowedList(clientId, 'type', id)}
        columns={[
          {
            id: 'locations',
            header: t('directory:client.locations'),
            align: 'end',
            cell: ({ locations }) => number(locations),
            fact: ({ locations }) => t('directory:list.locations', counted(locations)),
          },
        ]}
        isAdding={isAdding}
        onAdded={onAdded}
        onCreate={(name) => create.mutateAsync({ params, body: { name } })}
        onRename={(id, name) => rename.mutateAsync({ params: { ...params, id }, body: { name } })}
        onDelete={(type, all) => void confirmDelete(type, all)}
      />
      {moving && (
        <ChooseDialog
          title={t('directory:type.deleteQuestion', { name: moving.type.name })}
          help={t('directory:type.moveHelp', counted(moving.type.locations))}
          label={t('directory:type.moveTo')}
          act={t('directory:type.deleteAct')}
          options={moving.others.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(moveTo) => drop(moving.type, moveTo)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
