import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { createUserCall } from '#modules/accounts/contract/manage-user.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { useStoredDraft } from '#platform/web/wizard/use-stored-draft.ts';
import { WizardScreen } from '#platform/web/wizard/wizard-screen.tsx';
import { languageName } from '../../components/language-options.ts';
import { useOfferedMenus } from '../../data/use-offered-menus.ts';
import { usePlaces } from '../../data/use-places.ts';
import { createBody, emptyDraft, userDraftSchema } from '../../data/user-draft.ts';
import { refusedFields } from '../data/refused-fields.ts';
import { useGeneralStep } from './use-general-step.tsx';
import { useMenusStep } from './use-menus-step.tsx';
import { usePlacesStep } from './use-places-step.tsx';
import type { CreatedUser } from './user-created.tsx';

/** One attempt at a user; starting over makes another [USR-02]. */
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
  const kept = useStoredDraft({
    key: `comptoir.new-user.${session.user.id}.${clientId}`,
    schema: userDraftSchema,
    empty,
  });
  const { draft, change } = kept;
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
      kept.clear();
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
      kept={kept}
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
