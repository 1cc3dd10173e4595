import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import {
  type BrandKey,
  createApiKeyCall,
  listApiKeysCall,
  updateApiKeyCall,
} from '#modules/accounts/contract/api-keys.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import formClasses from '../../components/user-form.module.css';
import {
  type OfferedScope,
  scopeGroups,
  toggledScopes,
  useScopeName,
} from '../data/scope-groups.ts';
import classes from './api-keys.module.css';

const CHANGES = { changes: [listApiKeysCall] };
const EMPTY = { name: '', endsOn: null, scopes: [] };

/** Creates a key, or changes one in use: name, last day, permissions [BEY-05]. */
export default function KeyDialog({
  clientId,
  apiKey,
  offered,
  onMade,
  onClose,
}: {
  clientId: string;
  /** Undefined to create one. */
  apiKey: BrandKey | undefined;
  offered: readonly OfferedScope[];
  onMade: (made: { name: string; key: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const create = useCallMutation(createApiKeyCall, CHANGES);
  const update = useCallMutation(updateApiKeyCall, CHANGES);
  const { name, endsOn, scopes }: Pick<BrandKey, 'name' | 'endsOn' | 'scopes'> = apiKey ?? EMPTY;
  const form = useComptoirForm({
    schema: createApiKeyCall.body,
    initialValues: { name, endsOn, scopes },
    async onSubmit(values) {
      if (!apiKey) {
        const made = await create.mutateAsync({ params: { uuid: clientId }, body: values });
        return onMade(made);
      }
      const { isDirty } = form.mantine;
      await update.mutateAsync({
        params: { uuid: clientId, keyId: apiKey.id },
        body: {
          ...(isDirty('name') && { name: values.name }),
          ...(isDirty('endsOn') && { endsOn: values.endsOn }),
          ...(isDirty('scopes') && { scopes: values.scopes }),
        },
      });
      showToast({ text: t('accounts:apiKeys.saved') });
      onClose();
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  const chosen = form.values.scopes;
  const { error } = form.field('scopes');
  return (
    <FormDialog
      title={apiKey ? t('accounts:apiKeys.editTitle') : t('accounts:apiKeys.new')}
      form={form.props}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('accounts:apiKeys.cancel')}
          </Button>
          <ActionButton type="submit" isBusy={form.isSaving}>
            {apiKey ? t('accounts:apiKeys.save') : t('accounts:apiKeys.new')}
          </ActionButton>
        </>
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('accounts:apiKeys.name')}
        help={t('accounts:apiKeys.nameHelp')}
        autoComplete="off"
      />
      <DateField
        {...form.field('endsOn')}
        label={t('accounts:apiKeys.endsOn')}
        help={t('accounts:apiKeys.endsOnHelp')}
        calendarLabel={t('accounts:apiKeys.endsOn')}
      />
      <ScopesField
        offered={offered}
        given={scopes}
        chosen={chosen}
        onChange={(next) => form.mantine.setFieldValue('scopes', next)}
        {...(error && {
          error: chosen.length === 0 ? t('accounts:apiKeys.scopesNeeded') : error,
        })}
      />
    </FormDialog>
  );
}

/** The permissions of a key, by module [BEY-05]. */
function ScopesField({
  offered,
  given,
  chosen,
  onChange,
  error,
}: {
  offered: readonly OfferedScope[];
  /** Permissions that the key already has. */
  given: readonly string[];
  chosen: readonly string[];
  onChange: (scopes: string[]) => void;
  error?: ReactNode;
}) {
  const { t } = useTranslation();
  const nameOf = useScopeName();
  const suiteLabels = useSuiteLabels();
  const problemId = useId();
  if (!suiteLabels) return <SkeletonRows rows={6} />;
  const groups = scopeGroups(offered, given);
  const set = (scopes: readonly OfferedScope[], isChosen: boolean) =>
    onChange(toggledScopes(chosen, scopes, isChosen, groups));
  return (
    <fieldset className={`${formClasses.modules} ${classes.scopeGroups}`}>
      <legend>{t('accounts:apiKeys.scopes')}</legend>
      <p className={classes.help}>{t('accounts:apiKeys.scopesHelp')}</p>
      {error !== undefined && (
        <p id={problemId} className={classes.problem}>
          {error}
        </p>
      )}
      {groups.map(({ module, scopes }, index) => {
        const count = scopes.filter(({ ability }) => chosen.includes(ability)).length;
        return (
          <div key={module} className={formClasses.module}>
            <Checkbox
              label={suiteLabels.moduleName(module)}
              checked={count === scopes.length}
              indeterminate={count > 0 && count < scopes.length}
              {...(error !== undefined &&
                index === 0 && { 'aria-invalid': true, 'aria-describedby': problemId })}
              data-path="scopes"
              onChange={(event) => set(scopes, event.currentTarget.checked)}
            />
            <div className={formClasses.items}>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope.ability}
                  label={nameOf(scope.ability) ?? scope.sentence}
                  description={scope.ability}
                  checked={chosen.includes(scope.ability)}
                  onChange={(event) => set([scope], event.currentTarget.checked)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
