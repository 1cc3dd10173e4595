import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { createUserCall } from '#modules/accounts/contract/manage-user.ts';
import type { Session } from '#modules/accounts/contract/session.ts';
import { listUsersCall } from '#modules/accounts/contract/user-list.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { serverFaults } from '#platform/web/fields/form/form-faults.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { useStoredDraft } from '#platform/web/wizard/stored-draft.tsx';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import { MenusFields } from '../../components/menus-fields.tsx';
import { MENUS_NEEDED, type OfferedModule, useOfferedMenus } from '../../data/offered-menus.ts';
import { usePlaces } from '../../data/use-places.ts';
import {
  createBody,
  draftDefault,
  draftMenus,
  emptyDraft,
  type UserDraft,
  userDraftSchema,
} from '../../data/user-draft.ts';
import { languageName } from '../../data/user-names.ts';
import { useGeneralStep } from './use-general-step.tsx';
import { usePlacesStep } from './use-places-step.tsx';
import type { CreatedUser } from './user-created.tsx';

/** A single run of the wizard; starting over creates a new one [USR-02]. */
export function NewUserSteps({
  clientId,
  session,
  onCreated,
  onStartedOver,
}: {
  clientId: string;
  session: Session;
  onCreated: (user: CreatedUser) => void;
  onStartedOver: () => void;
}) {
  const { t } = useTranslation();
  const address = useRouterAddress();
  const [empty] = useState(() => emptyDraft(session.user.locale));
  const storedDraft = useStoredDraft({
    key: `comptoir.new-user.${session.user.id}.${clientId}`,
    schema: userDraftSchema,
    empty,
  });
  const { draft, change } = storedDraft;
  const create = useCallMutation(createUserCall, { changes: [listUsersCall] });
  const menus = useOfferedMenus(session);
  const offered = menus.offeredTo(draft.role);
  const places = usePlaces(clientId, draft.places, (chosen) => change({ places: chosen }));
  const general = useGeneralStep({ clientId, draft, change });
  const placesStep = usePlacesStep({ draft, places });
  const menusStep = useMenusStep({ draft, change, offered, query: menus.query });

  const finish = async () => {
    const body = createBody(draft, offered, clientId);
    if (!body) return undefined;
    try {
      const user = await create.mutateAsync({ body });
      storedDraft.clear();
      address.setSearch('', 'replace');
      onCreated(user);
      return undefined;
    } catch (error) {
      const refused = refusedFields(error);
      if (!(error instanceof ProblemError) || refused.length === 0) throw error;
      return refused.map(({ field, fault }) => ({
        field,
        message: <FieldMessage fault={fault} />,
      }));
    }
  };

  const name = `${draft.firstName} ${draft.lastName}`.trim();
  return (
    <WizardScreen
      title={t('accounts:title.newUser')}
      subtitle={
        [name, draft.role && t(ROLE_NAMES[draft.role])].filter(Boolean).join(', ') || undefined
      }
      leaveTo={clientAddress(clientId, 'settings/list')}
      storedDraft={storedDraft}
      onStartedOver={onStartedOver}
      steps={[general, placesStep, menusStep]}
      summary={{
        name: t('accounts:create.summary'),
        question: t('accounts:create.summaryQuestion'),
        help: t('accounts:create.summaryHelp', { email: draft.email }),
      }}
      made={[
        { what: t('accounts:create.madeUser'), note: name },
        {
          what: t('accounts:create.madeInvitation'),
          note: t('accounts:create.madeInvitationTo', {
            email: draft.email,
            language: languageName(draft.defaultLocaleIsoCode),
          }),
        },
      ]}
      finishLabel={t('accounts:create.finish')}
      onFinish={finish}
    />
  );
}

/** Refused fields of a user; an error in one association is assigned to the `associations` field. */
export function refusedFields(error: unknown): { field: string; fault: FieldFault }[] {
  const { wrong } = serverFaults(error, () => true);
  return Object.entries(wrong).map(([path, fault]) => ({
    field: path.split('.')[0] ?? path,
    fault,
  }));
}

/** The user's menu items and default module [USR-07]. */
function useMenusStep({
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
  const suiteLabels = useSuiteLabels();
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
      { label: t('accounts:field.defaultModule'), value: start && suiteLabels?.moduleName(start) },
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

/** "Platform: all 5, Communication: Reviews" */
function MenusSummary({
  offered,
  menus,
}: {
  offered: readonly OfferedModule[];
  menus: readonly string[];
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const suiteLabels = useSuiteLabels();
  if (!suiteLabels) return null;
  const modules = offered.flatMap(({ module, items }) => {
    const given = items.filter((key) => menus.includes(key));
    if (given.length === 0) return [];
    const name = suiteLabels.moduleName(module);
    return given.length === items.length
      ? [{ module, line: t('accounts:menus.allOf', { name }) }]
      : [
          {
            module,
            line: t('accounts:menus.someOf', {
              name,
              items: list(given.map(suiteLabels.itemName)),
            }),
          },
        ];
  });
  return (
    <ul>
      {modules.map(({ module, line }) => (
        <li key={module}>{line}</li>
      ))}
    </ul>
  );
}
