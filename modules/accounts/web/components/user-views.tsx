import { useTranslation } from 'react-i18next';
import { USER_VIEWS } from '#modules/accounts/contract/list-users.ts';
import { LineLinks } from '#platform/web/layout/line-links.tsx';
import type { UserView } from '../data/users-question.ts';

export const VIEW_NAMES = {
  all: 'accounts:view.all',
  active: 'accounts:view.active',
  invited: 'accounts:view.invited',
  'invitation-failed': 'accounts:view.failed',
  disabled: 'accounts:view.disabled',
} as const satisfies Record<UserView, string>;

/** The views of the list on the line, each with how many stand in it [USR-01]. */
export function UserViews({
  current,
  counts,
  hrefOf,
  onSelect,
}: {
  current: UserView;
  counts: Readonly<Record<UserView, number>> | undefined;
  hrefOf: (view: UserView) => string;
  onSelect: (view: UserView) => void;
}) {
  const { t } = useTranslation();
  return (
    <LineLinks
      label={t('accounts:view.label')}
      current={current}
      pieces={USER_VIEWS.map((id) => ({ id, label: t(VIEW_NAMES[id]), count: counts?.[id] }))}
      renderLink={({ id }, { children, ...props }) => (
        <a
          key={id}
          {...props}
          href={hrefOf(id)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(id);
          }}
        >
          {children}
        </a>
      )}
    />
  );
}
