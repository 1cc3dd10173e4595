import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-step.ts';
import { MenusFields } from '../../components/menus-fields.tsx';
import { MENUS_NEEDED } from '../../data/menus-needed.ts';
import type { OfferedModule } from '../../data/offered-menus.ts';
import { draftDefault, draftMenus, type UserDraft } from '../../data/user-draft.ts';
import { MenusSummary } from './menus-summary.tsx';

/** The user's menu items and default module [USR-07]. */
export function useMenusStep({
  draft,
  change,
  offered,
  query,
}: {
  draft: UserDraft;
  change: (part: Partial<UserDraft>) => void;
  offered: readonly OfferedModule[];
  query: UseQueryResult<unknown>;
}): WizardStep<UserDraft> {
  const { t } = useTranslation();
  const words = useSuiteLabels();
  const start = draftDefault(draft, offered);
  return {
    id: 'menus',
    name: t('accounts:part.menus'),
    question: t('accounts:create.menusQuestion', { name: draft.firstName }),
    help: t('accounts:create.menusHelp'),
    fields: ['menus', 'defaultModule'],
    check: (given) =>
      draftMenus(given, offered).length === 0
        ? [{ field: 'menus', message: <FieldMessage fault={{ code: MENUS_NEEDED }} /> }]
        : [],
    summary: (given) => [
      { label: t('accounts:field.defaultModule'), value: start && words?.moduleName(start) },
      {
        label: t('accounts:field.menus'),
        value:
          offered.length > 0 ? (
            <MenusSummary offered={offered} menus={draftMenus(given, offered)} />
          ) : null,
      },
    ],
    content: ({ problemOf, answered }) => (
      <QueryBoundary query={query}>
        {() => (
          <MenusFields
            offered={offered}
            menus={draftMenus(draft, offered)}
            defaultModule={start}
            error={problemOf('menus')}
            defaultError={problemOf('defaultModule')}
            onChange={(part) => {
              answered('menus');
              answered('defaultModule');
              change(part);
            }}
          />
        )}
      </QueryBoundary>
    ),
  };
}
