import { listLocationGroupsCall } from '#modules/directory/contract/locations/location-groups.ts';
import { listLocationTypesCall } from '#modules/directory/contract/locations/location-types.ts';
import type { LocationBulkChange } from '#modules/directory/contract/locations/manage-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChooseDialog } from '../../components/choice-fields.tsx';

export type BulkQuestion = 'addToGroup' | 'removeFromGroup' | 'setType';

const DIALOG_TEXTS = {
  addToGroup: {
    title: 'directory:bulk.addQuestion',
    act: 'directory:bulk.addAct',
    label: 'directory:field.groupId',
  },
  removeFromGroup: {
    title: 'directory:bulk.removeQuestion',
    act: 'directory:bulk.removeAct',
    label: 'directory:field.groupId',
  },
  setType: {
    title: 'directory:bulk.typeQuestion',
    act: 'directory:bulk.typeAct',
    label: 'directory:field.typeId',
  },
} as const;
const NO_TYPE = 'none';

/** Selects the group or type for the chosen locations and warns that representatives of a group are affected. */
export default function LocationBulkDialog({
  clientId,
  question,
  count,
  onChange,
  onClose,
}: {
  clientId: string;
  question: BulkQuestion;
  count: number;
  onChange: (change: LocationBulkChange) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const input = { params: { uuid: clientId } };
  const isType = question === 'setType';
  const groups = useCall(listLocationGroupsCall, input, { enabled: !isType });
  const types = useCall(listLocationTypesCall, input, { enabled: isType });
  const named = (isType ? types : groups).data?.items;
  const texts = DIALOG_TEXTS[question];
  return (
    <ChooseDialog
      title={t(texts.title, { count, formatted: number(count) })}
      {...(!isType && { help: t('directory:bulk.groupHelp') })}
      label={t(texts.label)}
      act={t(texts.act)}
      options={
        named && [
          ...(isType ? [{ value: NO_TYPE, label: t('directory:location.noType') }] : []),
          ...named.map(({ id, name }) => ({ value: id, label: name })),
        ]
      }
      onChoose={(id) =>
        onChange(
          question === 'setType'
            ? { action: question, typeId: id === NO_TYPE ? null : id }
            : { action: question, groupId: id },
        )
      }
      onClose={onClose}
    />
  );
}
