import { useState } from 'react';
import { z } from 'zod';
import { memberRoleSchema } from '#modules/accounts/contract/manage-user.ts';
import {
  addToClientCall,
  type CrossClientUser,
} from '#modules/accounts/contract/super-admin-users.ts';
import { listClientsCall } from '#modules/directory/contract/clients/client-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { ROLE_REACH } from '../../components/general-fields.tsx';
import { capital, personName } from '../../data/user-names.ts';
import { EVERY_USER_CHANGES, startsOver } from '../data/use-every-user-actions.ts';

type Values = { clientId: string | null; role: z.infer<typeof memberRoleSchema> | null };

const schema = z.object({ clientId: uuid, role: memberRoleSchema });
const EMPTY: Values = { clientId: null, role: null };

/** One person can work for several clients [SUP-04]. */
export function AddToClientDialog({
  user,
  onClose,
}: {
  user: CrossClientUser;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const clients = useCall(listClientsCall, {});
  const add = useCallMutation(addToClientCall, EVERY_USER_CHANGES);
  const has = new Set(user.clients.map(({ uuid: id }) => id));
  const form = useComptoirForm({
    schema,
    initialValues: EMPTY,
    async onSubmit({ clientId, role }) {
      if (!clientId || !role) return;
      await add.mutateAsync({
        params: { id: user.id, clientId },
        body: { role, version: user.version },
      });
      showToast({ text: t('accounts:addClient.done', { name: personName(user) }) });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={t('accounts:addClient.title', { name: personName(user) })}
      help={
        startsOver(user)
          ? t('accounts:everywhere.unproven', { firstName: user.firstName })
          : t('accounts:addClient.help')
      }
      form={form.props}
      isBusy={form.isSaving}
      act={t('accounts:addClient.act')}
      problem={problem}
      onClose={onClose}
    >
      <SelectField
        {...form.field('clientId')}
        label={t('accounts:column.client')}
        placeholder={t('accounts:addClient.choose')}
        isLoading={clients.isPending}
        options={(clients.data ?? [])
          .filter(({ uuid: id }) => !has.has(id))
          .map(({ uuid: id, name }) => ({ value: id, label: name }))}
      />
      <RadioField
        {...form.field('role')}
        label={t('accounts:field.role')}
        options={memberRoleSchema.options.map((role) => ({
          value: role,
          label: capital(t(ROLE_NAMES[role])),
          help: t(ROLE_REACH[role]),
        }))}
      />
    </TaskFormDialog>
  );
}
