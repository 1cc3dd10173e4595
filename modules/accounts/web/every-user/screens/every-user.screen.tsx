import { Button } from '@mantine/core';
import {
  IconBuildingPlus,
  IconShieldMinus,
  IconShieldPlus,
  IconUserBolt,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type CrossClientUser,
  getCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { ClientAvatar } from '#platform/web/display/marks/avatar.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { RoleName, UserState } from '../../components/user-state.tsx';
import { languageName, personName } from '../../data/user-names.ts';
import { AddToClientDialog } from '../components/add-to-client-dialog.tsx';
import classes from '../components/every-user.module.css';
import { everyUserListing, useEveryUserActions } from '../data/use-every-user-actions.ts';

const ActAsDialog = onDemand(() => import('../components/act-as-dialog.tsx'));

/** One user with all their clients [SUP-04]. */
export default function EveryUserScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const user = useCall(getCrossClientUserCall, { params: { id } });
  return (
    <QueryBoundary query={user} isEditor>
      {(found) => <EveryUserRecord user={found} />}
    </QueryBoundary>
  );
}

/** One person with all their clients, and actions reserved for super admins [SUP-04]. */
function EveryUserRecord({ user }: { user: CrossClientUser }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [opened, setOpened] = useState<'act' | 'add'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHead
        path={
          <RecordPath
            listing={everyUserListing}
            scope={null}
            id={user.id}
            to="/super-admin/users"
            label={t('accounts:menu.users')}
          />
        }
        title={personName(user)}
        beside={<UserState user={user} />}
        actions={useEveryUserHead(user, () => setOpened('act'))}
      />
      <div className={classes.record}>
        <SidePanel
          label={t('accounts:panel.label')}
          panel={
            <>
              <h2>{t('accounts:panel.label')}</h2>
              <KeyValues
                rows={[
                  { key: 'email', label: t('accounts:field.email'), value: user.email },
                  {
                    key: 'language',
                    label: t('accounts:field.locale'),
                    value: languageName(user.locale),
                  },
                  {
                    key: 'seen',
                    label: t('accounts:column.lastSeen'),
                    value: user.lastSeenAt
                      ? format.moment(user.lastSeenAt)
                      : t('accounts:panel.never'),
                  },
                  {
                    key: 'created',
                    label: t('accounts:column.created'),
                    value: format.moment(user.createdAt),
                  },
                ]}
              />
            </>
          }
        >
          <section className={classes.clients}>
            <header className={classes.head}>
              <h2>{t('accounts:column.clients')}</h2>
              <Button
                variant="default"
                leftSection={<Icon of={IconBuildingPlus} />}
                onClick={() => setOpened('add')}
              >
                {t('accounts:addClient.act')}
              </Button>
            </header>
            {user.superAdmin && (
              <p className={classes.text}>{t('accounts:every.superAdminSees')}</p>
            )}
            {user.clients.length === 0 && !user.superAdmin && (
              <p className={classes.text}>{t('accounts:every.noClientText')}</p>
            )}
            <ul>
              {user.clients.map(({ uuid, name, role, disabled }) => (
                <li key={uuid} className={classes.client}>
                  <ClientAvatar name={name} />
                  <Link
                    className={`${linkClasses.link} ${classes.name}`}
                    to={clientAddress(uuid, `settings/list/manage/${user.id}`)}
                  >
                    {name}
                  </Link>
                  <span className={classes.role}>
                    <RoleName role={role} />
                  </span>
                  {disabled && <State tone="off">{t('accounts:state.disabled')}</State>}
                </li>
              ))}
            </ul>
          </section>
        </SidePanel>
      </div>
      {opened === 'act' && <ActAsDialog user={user} onClose={close} />}
      {opened === 'add' && <AddToClientDialog user={user} onClose={close} />}
    </>
  );
}

/** Page actions of a super admin on a user across all clients [SUP-04]. */
function useEveryUserHead(user: CrossClientUser, onActAs: () => void): PageAction[] {
  const { t } = useTranslation();
  const does = useEveryUserActions();
  const rights: PageAction = user.superAdmin
    ? {
        id: 'take',
        label: t('accounts:superAdmin.takeAct'),
        icon: IconShieldMinus,
        danger: true,
        run: () => void does.setSuperAdmin(user, false),
      }
    : {
        id: 'give',
        label: t('accounts:superAdmin.giveAct'),
        icon: IconShieldPlus,
        isRare: true,
        run: () => void does.setSuperAdmin(user, true),
      };
  const state: PageAction =
    user.status === 'disabled'
      ? {
          id: 'reactivate',
          label: t('accounts:action.reactivate'),
          icon: IconUserCheck,
          run: () => void does.reactivate(user),
        }
      : {
          id: 'disable',
          label: t('accounts:action.disableEverywhere'),
          icon: IconUserOff,
          danger: true,
          run: () => void does.disable(user),
        };
  const act: PageAction = {
    id: 'act',
    label: t('accounts:action.actAs'),
    icon: IconUserBolt,
    isPrimary: true,
    run: onActAs,
  };
  return [...(user.mayActAs ? [act] : []), rights, state];
}
