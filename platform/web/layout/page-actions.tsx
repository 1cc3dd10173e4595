import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useRequestedAction } from '#platform/web/module/requested-action.ts';
import { arrangeActions } from './arrange-actions.ts';
import { DropMenu } from './drop-menu.tsx';
import type { DropMenuRow } from './drop-menu-list.tsx';
import type { PageAction } from './page-action.ts';
import { PageActionButton } from './page-action-button.tsx';
import { PHONE } from './phone.ts';

/** The right side of a page head: visible actions and the menu for the rest. */
export function PageActions({ actions }: { actions: readonly PageAction[] }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { shown, folded } = arrangeActions(actions, isPhone);
  useRequestedAction(
    Object.fromEntries(actions.flatMap((one) => ('run' in one ? [[one.id, one.run]] : []))),
  );
  // Several actions may be refused for the same reason, which is shown once.
  const refusals = [...new Set(folded.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      {shown.map((action) => (
        <PageActionButton key={action.id} action={action} isIcon={isPhone} />
      ))}
      {folded.length > 0 && (
        <DropMenu
          position="bottom-end"
          rows={() => rowsOf(folded)}
          note={refusals.length > 0 ? () => refusals : undefined}
          button={(props) => (
            <ActionIcon
              {...props}
              variant={isPhone ? 'subtle' : 'default'}
              size={isPhone ? 44 : 32}
              aria-label={t('platform:table.moreActions')}
            >
              <Icon of={IconDots} size={isPhone ? 20 : 16} />
            </ActionIcon>
          )}
        />
      )}
    </>
  );
}

function rowsOf(folded: readonly PageAction[]): DropMenuRow[] {
  return folded.flatMap((action, index) => {
    if ('rows' in action) return action.rows();
    const { id, label, icon, danger, refusal, isBusy } = action;
    const row = {
      id,
      label,
      icon: <Icon of={icon} />,
      danger,
      isClosed: refusal !== undefined || isBusy,
      startsGroup: danger === true && index > 0 && folded[index - 1]?.danger !== true,
    };
    if ('to' in action) return { ...row, to: action.to };
    if ('href' in action) return { ...row, href: action.href };
    return { ...row, run: action.run };
  });
}
