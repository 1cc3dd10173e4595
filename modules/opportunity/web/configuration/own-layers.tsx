import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import { getAreasCall, getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import {
  deleteOwnLayerCall,
  type LAYER_FAULTS,
  type LAYER_REPAIRS,
  listOwnLayersCall,
  uploadOwnLayerCall,
} from '#modules/opportunity/contract/own-layers.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryKey, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import classes from './configuration.module.css';
import { useEditing } from './data/editing-context.tsx';

type Uploaded = CallOutput<typeof uploadOwnLayerCall>;
/** Maximum number of entries listed in the dialog. */
const LISTED = 50;
const FAULT_NAMES = {
  'not-a-polygon': 'opportunity:ownLayers.fault.notPolygon',
  'self-crossing': 'opportunity:ownLayers.fault.selfCrossing',
  'swapped-axes': 'opportunity:ownLayers.fault.swappedAxes',
  'out-of-range': 'opportunity:ownLayers.fault.outOfRange',
  'around-the-pole': 'opportunity:ownLayers.fault.aroundPole',
  'over-the-date-line': 'opportunity:ownLayers.fault.overDateLine',
  'too-few-points': 'opportunity:ownLayers.fault.tooFewPoints',
  'no-name': 'opportunity:ownLayers.fault.noName',
  'no-code': 'opportunity:ownLayers.fault.noCode',
  'code-twice': 'opportunity:ownLayers.fault.codeTwice',
} as const satisfies Record<(typeof LAYER_FAULTS)[number], string>;
const REPAIR_NAMES = {
  'ring-closed': 'opportunity:ownLayers.repair.ringClosed',
  'ring-turned': 'opportunity:ownLayers.repair.ringTurned',
  'points-dropped': 'opportunity:ownLayers.repair.pointsDropped',
  'code-made': 'opportunity:ownLayers.repair.codeMade',
} as const satisfies Record<(typeof LAYER_REPAIRS)[number], string>;

/** A client's own areas: upload as GeoJSON with errors by feature, and deletion [OPP-02]. */
export default function OwnLayers({
  clientId,
  onClose,
}: {
  clientId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const problemText = useProblemText();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { forgetLayer } = useEditing();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const params = { clientId };
  const layers = useCall(listOwnLayersCall, { params });
  const remove = useCallMutation(deleteOwnLayerCall, {
    changes: [listOwnLayersCall, getConfigurationCall, getAreasCall, getMapChoicesCall],
  });
  const removeLayer = async ({
    id,
    name,
    usedBy,
  }: {
    id: string;
    name: string;
    usedBy: number[];
  }) => {
    const isSure = await confirm({
      title: t('opportunity:ownLayers.deleteQuestion', { name }),
      lost:
        usedBy.length > 0
          ? t('opportunity:ownLayers.deleteUsed', { count: usedBy.length })
          : t('opportunity:ownLayers.deleteLost'),
      keep: t('opportunity:ownLayers.keep'),
      act: t('opportunity:ownLayers.delete'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { clientId, id } });
      forgetLayer(id);
      showToast({ text: t('opportunity:ownLayers.deleted', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  return (
    <FormDialog
      title={t('opportunity:configuration.ownLayers')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('opportunity:ownLayers.close')}</Button>}
    >
      <QueryBoundary query={layers}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.note}>{t('opportunity:ownLayers.none')}</p>
          ) : (
            <ul className={classes.keys}>
              {items.map((layer) => (
                <li key={layer.id}>
                  <b>{layer.name}</b>
                  <span className={classes.note}>
                    {t('opportunity:configuration.areas', { count: layer.areas })},{' '}
                    {date(layer.createdAt)}
                    {layer.usedBy.length > 0 &&
                      `, ${t('opportunity:ownLayers.usedBy', {
                        count: layer.usedBy.length,
                        levels: layer.usedBy.map((level) => number(level)).join(', '),
                      })}`}
                  </span>
                  <Button variant="subtle" size="xs" onClick={() => void removeLayer(layer)}>
                    {t('opportunity:ownLayers.delete')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <FileUpload
        label={t('opportunity:ownLayers.upload')}
        help={t('opportunity:ownLayers.uploadHelp')}
        call={uploadOwnLayerCall}
        input={{ params }}
        onDone={(answer) => {
          setUploaded(answer);
          void queries.invalidateQueries({ queryKey: callQueryKey(listOwnLayersCall) });
        }}
        onChange={() => setUploaded(undefined)}
      />
      {uploaded && <UploadReport {...uploaded} />}
    </FormDialog>
  );
}

/** Shows the stored layer, or the faults that prevented it; repairs are listed in both cases. */
function UploadReport({ layer, faults, repairs }: Uploaded) {
  const { t } = useTranslation();
  const faultNames = useNames(FAULT_NAMES);
  const repairNames = useNames(REPAIR_NAMES);
  const nameOf = ({ feature, index }: { feature: string; index: number }) =>
    feature || t('opportunity:ownLayers.feature', { number: index + 1 });
  return (
    <>
      {layer ? (
        <Note tone="good" title={t('opportunity:ownLayers.stored', { name: layer.name })} />
      ) : (
        <Note tone="bad" title={t('opportunity:ownLayers.refused', { count: faults.length })} />
      )}
      <ul className={classes.report}>
        {faults.slice(0, LISTED).map((one) => (
          <li key={`${one.index} ${one.fault}`} data-bad>
            <b>{nameOf(one)}</b>: {faultNames[one.fault]}
          </li>
        ))}
        {repairs.slice(0, LISTED).map((one) => (
          <li key={`${one.index} ${one.repair}`}>
            <b>{nameOf(one)}</b>: {repairNames[one.repair]}
          </li>
        ))}
      </ul>
    </>
  );
}
