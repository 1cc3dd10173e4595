import { useState } from 'react';
import { z } from 'zod';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { PROSPECT_CODE_MAX_LENGTH } from '#modules/opportunity/contract/limits.ts';
import type { getMarkerCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import {
  convertProspectCall,
  deleteProspectCall,
} from '#modules/opportunity/contract/prospects.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { line } from '#platform/contract/text/text.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import classes from './details.module.css';
import { ProspectForm, useRefreshProspects } from './prospect-form.tsx';

/** Unlike in the call, it may be empty: the directory then generates a code. */
const codeSchema = z.strictObject({ code: line({ max: PROSPECT_CODE_MAX_LENGTH }) });

type Marker = CallOutput<typeof getMarkerCall>;

/** Actions on a prospect: edit, convert to a location, delete. */
export function ProspectActions({
  clientId,
  prospect,
  onConverted,
  onDeleted,
}: {
  clientId: string;
  prospect: Marker;
  onConverted: (locationId: string) => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation();
  const isAble = useAbilities();
  const problemText = useProblemText();
  const confirm = useConfirm();
  const refresh = useRefreshProspects();
  const [dialog, setDialog] = useState<'edit' | 'convert'>();
  const remove = useCallMutation(deleteProspectCall);
  const { id, version, name } = prospect;
  if (!isAble(manageProspects)) return null;
  const close = () => setDialog(undefined);
  const removeProspect = async () => {
    const isSure = await confirm({
      title: t('opportunity:prospect.deleteQuestion', { name }),
      lost: t('opportunity:prospect.deleteLost'),
      keep: t('opportunity:prospect.keep'),
      act: t('opportunity:prospect.deleteAct'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { clientId, id } });
      onDeleted();
      refresh();
      showToast({ text: t('opportunity:prospect.deleted', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  return (
    <div className={classes.actions}>
      <LinkButton onClick={() => setDialog('edit')}>{t('opportunity:prospect.edit')}</LinkButton>
      {isAble(manageLocations) && (
        <LinkButton onClick={() => setDialog('convert')}>
          {t('opportunity:prospect.convert')}
        </LinkButton>
      )}
      <LinkButton onClick={() => void removeProspect()}>
        {t('opportunity:prospect.delete')}
      </LinkButton>
      {dialog === 'edit' && (
        <ProspectForm
          clientId={clientId}
          title={t('opportunity:prospect.editTitle', { name })}
          help={t('opportunity:prospect.editHelp')}
          initial={valuesOf(prospect)}
          edited={{ id, version }}
          onClose={close}
          onSaved={close}
        />
      )}
      {dialog === 'convert' && (
        <ConvertDialog
          clientId={clientId}
          prospect={prospect}
          onClose={close}
          onConverted={onConverted}
        />
      )}
    </div>
  );
}

function valuesOf(marker: Marker) {
  const { name, code, street, postalCode, city, country, latitude, longitude } = marker;
  const { affiliation, activity, subActivity, type, attributes } = marker;
  return {
    ...{ name, code, street, postalCode, city, country, latitude, longitude },
    ...{ affiliation, activity, subActivity, type, attributes },
  };
}

/** Converts the prospect to a location, because it now sells the brand. */
function ConvertDialog({
  clientId,
  prospect: { id, version, name, code },
  onClose,
  onConverted,
}: {
  clientId: string;
  prospect: Marker;
  onClose: () => void;
  onConverted: (locationId: string) => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const refresh = useRefreshProspects();
  const [problem, setProblem] = useState<string>();
  const convert = useCallMutation(convertProspectCall);
  const form = useComptoirForm<{ code: string }>({
    schema: codeSchema,
    initialValues: { code },
    async onSubmit(values) {
      setProblem(undefined);
      const written = values.code.trim();
      const { id: locationId } = await convert.mutateAsync({
        params: { clientId, id },
        body: { version, ...(written !== '' && { code: written }) },
      });
      showToast({ text: t('opportunity:prospect.converted', { name }) });
      onClose();
      onConverted(locationId);
      refresh();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={t('opportunity:prospect.convertTitle', { name })}
      help={t('opportunity:prospect.convertHelp')}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={t('opportunity:prospect.convertAct')}
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        label={t('opportunity:prospect.locationCode')}
        help={t('opportunity:prospect.locationCodeHelp')}
        autoComplete="off"
        autoFocus
      />
    </TaskFormDialog>
  );
}
