import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { createUserCall } from '#modules/accounts/contract/manage-user.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { useKeptDraft } from '#platform/web/wizard/use-kept-draft.ts';
import { Wizard } from '#platform/web/wizard/wizard.tsx';
import { useOfferedMenus } from '../../data/use-offered-menus.ts';
import { usePlaces } from '../../data/use-places.ts';
import { createBody, emptyDraft, userDraftSchema } from '../../data/user-draft.ts';
import { refusedFields } from '../data/refused-fields.ts';
import { useGeneralStep } from './use-general-step.tsx';
import { useMenusStep } from './use-menus-step.tsx';
import { usePlacesStep } from './use-places-step.tsx';
import { type CreatedUser, UserCreated } from './user-created.tsx';

/** A user is made in four steps [USR-02]. */
export function NewUserWizard({ clientId, session }: { clientId: string; session: Session }) {
  const { t } = useTranslation();
  const address = useRouterAddress();
  const [empty] = useState(() => emptyDraft(session.user.locale));
  const { draft, change, clear, state, isEmpty } = useKeptDraft({
    key: `comptoir.new-user.${session.user.id}.${clientId}`,
    schema: userDraftSchema,
    empty,
  });
  const [round, setRound] = useState(0);
  const [created, setCreated] = useState<CreatedUser>();
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
      clear();
      address.setSearch('', 'replace');
      setCreated(user);
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

  if (created)
    return (
      <UserCreated user={created} clientId={clientId} onAnother={() => setCreated(undefined)} />
    );
  const name = `${draft.firstName} ${draft.lastName}`.trim();
  return (
    <>
      <PageHead
        title={t('accounts:title.newUser')}
        subtitle={[name, draft.role && t(ROLE_NAMES[draft.role])].filter(Boolean).join(', ')}
        actions={
          <>
            {!isEmpty && (
              <Button variant="subtle" onClick={startOver}>
                {t('accounts:create.startOver')}
              </Button>
            )}
            <Button
              component={Link}
              to={clientAddress(clientId, 'settings/list')}
              variant="subtle"
              leftSection={<Icon of={IconX} />}
            >
              {t('accounts:create.leave')}
            </Button>
          </>
        }
      />
      <Wizard
        key={round}
        steps={[general, placesStep, menusStep]}
        draft={draft}
        summary={{
          name: t('accounts:create.summary'),
          question: t('accounts:create.summaryQuestion'),
          help: t('accounts:create.summaryHelp', { email: draft.email }),
        }}
        finishLabel={t('accounts:create.finish')}
        onFinish={finish}
        address={address}
        {...(state && { draftState: state })}
      />
    </>
  );

  function startOver() {
    clear();
    address.setSearch('', 'replace');
    setRound(round + 1);
  }
}
