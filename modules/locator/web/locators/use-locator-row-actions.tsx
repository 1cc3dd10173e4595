import { IconCopy, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  deleteLocatorCall,
  type LocatorRow,
  listLocatorsCall,
} from '#modules/locator/contract/locator-calls.ts';
import { changeLocators } from '#modules/locator/contract/permissions.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';

/** Edit, open the public site, copy its URL, delete. */
export function useLocatorRowActions(
  clientId: string,
): (locator: LocatorRow) => readonly RowAction<LocatorRow>[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const say = useProblemText();
  const mayChange = useAbility(changeLocators);
  const remove = useCallMutation(deleteLocatorCall, { changes: [listLocatorsCall] });

  const copy = async ({ url }: LocatorRow) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t('locator:list.copied') });
    } catch {
      // Without clipboard permission, the toast shows the URL for manual copying.
      showToast({ tone: 'bad', text: t('locator:list.notCopied', { url }) });
    }
  };
  const deleteAfterQuestion = async ({ slug, name }: LocatorRow) => {
    const isSure = await confirm({
      title: t('locator:delete.question', { name }),
      lost: t('locator:delete.lost'),
      keep: t('locator:delete.keep'),
      act: t('locator:delete.act'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { slug } });
      showToast({ text: t('locator:delete.done') });
    } catch (error) {
      showToast({ tone: 'bad', text: `${t('locator:delete.failed')}. ${say(error)}` });
    }
  };

  return () => [
    {
      id: 'edit',
      label: t(mayChange ? 'locator:list.edit' : 'locator:list.show'),
      icon: <Icon of={IconPencil} />,
      run: ({ slug }) => void navigate({ to: clientAddress(clientId, `platform/locator/${slug}`) }),
    },
    {
      id: 'open',
      label: t('locator:list.open'),
      icon: <Icon of={IconExternalLink} />,
      run: ({ url }) => void window.open(url, '_blank', 'noopener'),
    },
    {
      id: 'copy',
      label: t('locator:list.copy'),
      icon: <Icon of={IconCopy} />,
      run: (locator) => void copy(locator),
    },
    ...(mayChange
      ? [
          {
            id: 'delete',
            label: t('locator:delete.act'),
            icon: <Icon of={IconTrash} />,
            danger: true,
            startsGroup: true,
            run: (locator: LocatorRow) => void deleteAfterQuestion(locator),
          },
        ]
      : []),
  ];
}
