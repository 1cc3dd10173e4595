import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import {
  addBlockCall,
  listBlocksCall,
  newBlockSchema,
} from '#modules/profile-hub/contract/blocks.ts';
import { BLOCK_NOTE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { changeBlocks, changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { EMAIL_MAX_LENGTH } from '#platform/contract/limits.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useContactChoices } from '../../contacts/data/contact-listing.ts';
import { CONTACT_READS } from '../../contacts/data/use-change-contacts.ts';
import { BlocksTable } from '../blocks-table.tsx';

/** Addresses without consent, whichever contact has them [PH-18]. */
export default function BlockListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const isAble = useAbilities();
  const [isAdding, setIsAdding] = useState(false);
  const actions: (PageAction | false)[] = [
    isAble(changeBlocks) && {
      id: 'import',
      label: t('profile-hub:block.import'),
      icon: IconTableImport,
      to: clientAddress(client.id, 'profilehub/contacts/blocks/import'),
    },
    isAble(changeContacts) && {
      id: 'add',
      label: t('profile-hub:block.add'),
      icon: IconPlus,
      isPrimary: true,
      run: () => setIsAdding(true),
    },
  ];
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'profilehub/contacts')}>
            {t('profile-hub:menu.contacts')}
          </BackLink>
        }
        title={t('profile-hub:title.blocks')}
        actions={actions.filter((action) => action !== false)}
      />
      <BlocksTable key={client.id} client={client} />
      {isAdding && <AddBlockDialog client={client} onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface BlockValues {
  address: string;
  purposes: string[];
  note: string;
}

function AddBlockDialog({ client, onClose }: { client: CurrentClient; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const adding = useCallMutation(addBlockCall, { changes: [listBlocksCall, ...CONTACT_READS] });
  const purposes = useContactChoices(client.brandId).criteria.filter(({ consent }) => consent);
  const form = useComptoirForm<BlockValues>({
    schema: newBlockSchema,
    initialValues: { address: '', purposes: [], note: '' },
    onProblem: (error) => setProblem(problemText(error)),
    async onSubmit(body) {
      const { added } = await adding.mutateAsync({ params: { uuid: client.id }, body });
      showToast({
        text: t(added > 0 ? 'profile-hub:block.added' : 'profile-hub:block.alreadyListed'),
      });
      onClose();
    },
  });
  return (
    <TaskFormDialog
      title={t('profile-hub:block.add')}
      help={t('profile-hub:block.addHelp')}
      problem={problem}
      onClose={onClose}
      act={t('profile-hub:block.add')}
      isBusy={form.isSaving}
      form={form.props}
    >
      <TextField
        {...form.field('address')}
        label={t('profile-hub:block.address')}
        help={t('profile-hub:block.addressHelp')}
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="off"
      />
      <MultiSelectField
        {...form.field('purposes')}
        label={t('profile-hub:block.purposes')}
        options={purposes.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <TextField
        {...form.field('note')}
        label={t('profile-hub:block.note')}
        maxLength={BLOCK_NOTE_MAX_LENGTH}
        autoComplete="off"
      />
    </TaskFormDialog>
  );
}
