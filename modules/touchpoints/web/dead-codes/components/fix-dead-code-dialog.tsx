import { useState } from 'react';
import {
  type DeadCode,
  fixDeadCodeCall,
  listDeadCodesCall,
} from '#modules/touchpoints/contract/dead-codes.ts';
import { HOST_PLACEHOLDER } from '#modules/touchpoints/contract/destination.ts';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import {
  findTouchpointCall,
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import {
  type FixDraft,
  fixDraftSchema,
  refusedInDraft,
  toDeadCodeFix,
  toFixDraft,
} from '../data/fix-draft.ts';
import { TouchpointSelect } from './find-touchpoint.tsx';

const CHANGES = {
  changes: [listDeadCodesCall, getSearchFiltersCall, searchTouchpointsCall, findTouchpointCall],
};

const FIX_NAMES = {
  touchpoint: { label: 'touchpoints:dead.toTouchpoint', act: 'touchpoints:dead.actTouchpoint' },
  address: { label: 'touchpoints:dead.toAddress', act: 'touchpoints:dead.actAddress' },
  nothing: { label: 'touchpoints:dead.toNothing', act: 'touchpoints:dead.actNothing' },
} as const satisfies Record<FixDraft['to'], { label: string; act: string }>;

const FIX_DONE = {
  touchpoint: 'touchpoints:dead.doneTouchpoint',
  address: 'touchpoints:dead.doneAddress',
  nothing: 'touchpoints:dead.doneNothing',
} as const satisfies Record<FixDraft['to'], string>;

/** Resolves a dead code in one step: to an existing touchpoint, to a URL, or off the list. */
export default function FixDeadCodeDialog({
  brandId,
  code,
  onClose,
}: {
  brandId: string;
  code: DeadCode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const fixCode = useFixDeadCode();
  const mayCreate = useAbility(createTouchpoints);
  const [problem, setProblem] = useState<string>();
  const { suffix, usable, similar } = code;
  const form = useComptoirForm<FixDraft>({
    schema: fixDraftSchema,
    initialValues: toFixDraft(code),
    async onSubmit(draft) {
      const body = { brandId, suffix, mend: toDeadCodeFix(draft) };
      await fixCode.mutateAsync({ body }).catch((error: unknown) => {
        throw refusedInDraft(error);
      });
      showToast({ text: t(FIX_DONE[draft.to], { suffix }) });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  const { to } = form.values;
  const choices = (['touchpoint', 'address', 'nothing'] as const).filter(
    (choice) => choice !== 'address' || mayCreate,
  );
  return (
    <TaskFormDialog
      title={t('touchpoints:dead.title', { suffix })}
      help={usable ? t('touchpoints:dead.help') : t('touchpoints:dead.unusable')}
      problem={problem}
      onClose={onClose}
      act={t(FIX_NAMES[to].act)}
      isBusy={form.isSaving}
      form={form.props}
    >
      {usable && (
        <RadioField
          {...form.field('to')}
          onChange={(next) => next !== null && form.mantine.setFieldValue('to', next)}
          label={t('touchpoints:dead.choice')}
          options={choices.map((value) => ({ value, label: t(FIX_NAMES[value].label) }))}
        />
      )}
      {to === 'touchpoint' && (
        <TouchpointSelect
          brandId={brandId}
          proposed={similar}
          value={form.values._id}
          error={form.mantine.errors._id}
          onChange={(id) => {
            form.mantine.clearFieldError('_id');
            form.mantine.setFieldValue('_id', id);
          }}
        />
      )}
      {to === 'address' && (
        <UrlField
          {...form.field('destUrl')}
          label={t('touchpoints:field.destUrl')}
          help={t('touchpoints:creation.destinationHelp', { host: HOST_PLACEHOLDER })}
        />
      )}
    </TaskFormDialog>
  );
}

/** Resolves a dead code and refetches affected lists. */
function useFixDeadCode() {
  return useCallMutation(fixDeadCodeCall, CHANGES);
}
