import type { ComponentProps, ReactNode } from 'react';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import type { StoredDraft } from './stored-draft.tsx';
import { Wizard } from './wizard.tsx';
import { WizardHead } from './wizard-frame.tsx';

type WizardProps<Draft> = ComponentProps<typeof Wizard<Draft>>;

/** A wizard with its head and a stored draft. Starting over deletes the draft, so it asks for confirmation. */
export function WizardScreen<Draft>({
  title,
  subtitle,
  leaveTo,
  storedDraft,
  onStartedOver,
  ...wizard
}: Omit<WizardProps<Draft>, 'draft' | 'draftState' | 'address'> & {
  title: string;
  subtitle?: ReactNode;
  leaveTo: string;
  storedDraft: StoredDraft<Draft>;
  /** Recreates the steps, so that their state is discarded with the draft. */
  onStartedOver: () => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const address = useRouterAddress();
  const startOver = async () => {
    const isSure = await confirm({
      title: t('platform:wizard.startOverQuestion'),
      lost: t('platform:wizard.startOverLost'),
      keep: t('platform:wizard.startOverKeep'),
      act: t('platform:wizard.startOver'),
    });
    if (!isSure) return;
    storedDraft.clear();
    address.setSearch('', 'replace');
    onStartedOver();
  };
  return (
    <>
      <WizardHead
        title={title}
        subtitle={subtitle}
        leaveTo={leaveTo}
        onStartOver={storedDraft.isEmpty ? undefined : () => void startOver()}
      />
      <Wizard
        {...wizard}
        draft={storedDraft.draft}
        address={address}
        {...(storedDraft.state && { draftState: storedDraft.state })}
      />
    </>
  );
}
