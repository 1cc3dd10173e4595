import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  type BrandKey,
  endApiKeyCall,
  listApiKeysCall,
} from '#modules/accounts/contract/api-keys.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButton } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { KeyList } from '../components/key-list.tsx';

const KeyDialog = onDemand(() => import('../components/key-dialog.tsx'));

/** The API keys of the brand: created, shown once, changed, revoked [BEY-05]. */
export default function ApiKeysScreen() {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const keys = useCall(listApiKeysCall, { params: { uuid: clientId } });
  const revoke = useRevoke(clientId);
  const [opened, setOpened] = useState<BrandKey | 'new'>();
  const [made, setMade] = useState<{ name: string; key: string }>();
  useEffect(KeyDialog.fetch, []);
  const create: PageAction = {
    id: 'new',
    label: t('accounts:apiKeys.new'),
    icon: IconPlus,
    isPrimary: true,
    run: () => setOpened('new'),
  };
  return (
    <>
      <PageHead title={t('accounts:menu.apiKeys')} actions={[create]} />
      <QueryBoundary query={keys}>
        {({ items, offered }) => (
          <>
            {items.length === 0 ? (
              <NoKeys create={create} />
            ) : (
              <KeyList items={items} onEdit={setOpened} onRevoke={(key) => void revoke(key)} />
            )}
            {opened && (
              <KeyDialog
                clientId={clientId}
                apiKey={opened === 'new' ? undefined : opened}
                offered={offered}
                onClose={() => setOpened(undefined)}
                onMade={(given) => {
                  setOpened(undefined);
                  setMade(given);
                }}
              />
            )}
          </>
        )}
      </QueryBoundary>
      {made && (
        <TaskDialog
          title={t('accounts:apiKeys.secretTitle', { name: made.name })}
          help={t('accounts:apiKeys.secretOnce')}
          actions={
            <Button onClick={() => setMade(undefined)}>{t('accounts:apiKeys.secretKept')}</Button>
          }
          onClose={() => setMade(undefined)}
        >
          <ShownSecret secret={made.key} copyLabel={t('accounts:apiKeys.copy')} />
        </TaskDialog>
      )}
    </>
  );
}

function NoKeys({ create }: { create: PageAction }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('accounts:apiKeys.emptyTitle')}
      actions={<PageActionButton action={create} />}
      steps={[
        { title: t('accounts:apiKeys.emptyStep1') },
        { title: t('accounts:apiKeys.emptyStep2') },
        { title: t('accounts:apiKeys.emptyStep3') },
      ]}
    >
      {t('accounts:apiKeys.emptyText')}
    </EmptyState>
  );
}

function useRevoke(clientId: string): (key: BrandKey) => Promise<void> {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const confirm = useConfirm();
  const end = useCallMutation(endApiKeyCall, { changes: [listApiKeysCall] });
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t('accounts:apiKeys.revokeQuestion', { name }),
      lost: t('accounts:apiKeys.revokeLost'),
      keep: t('accounts:apiKeys.revokeKeep'),
      act: t('accounts:apiKeys.revoke'),
    });
    if (!isSure) return;
    try {
      await end.mutateAsync({ params: { uuid: clientId, keyId: id } });
      showToast({ text: t('accounts:apiKeys.revoked', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
}
