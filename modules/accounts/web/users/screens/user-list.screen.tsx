import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ListedUser } from '#modules/accounts/contract/user-list.ts';
import { listAssociationsCall } from '#modules/directory/contract/associations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import type { NamedRow } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButton } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { LinkDialog } from '../../components/link-dialog.tsx';
import { SentMails } from '../../components/sent-mails.tsx';
import { RoleName, UserNote, UserState } from '../../components/user-state.tsx';
import { type ActedUser, useUserActions } from '../../data/use-user-actions.ts';
import { userListing, useUserFilters } from '../../data/user-listing.ts';
import { personName, VIEW_NAMES } from '../../data/user-names.ts';
import { EmailDialog } from '../components/email-dialog.tsx';
import { useUserBulk } from '../components/use-user-bulk.tsx';
import { PlacesSummary, useUserColumns } from '../components/use-user-columns.tsx';
import { useUserRowActions } from '../components/use-user-row-actions.tsx';

/** The users of the client [USR-01]. */
export default function UserListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        decisions={
          <ModuleDecisions module="accounts" calm={t('accounts:decision.none')} onlyUrgent />
        }
        title={t('accounts:menu.users')}
        actions={[useNewUser(client.id)]}
      />
      <UsersTable key={client.id} clientId={client.id} />
    </>
  );
}

/** Users of a client, with actions on one or several [USR-01]. */
function UsersTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const brand = useCall(listAssociationsCall, { query: { clientId } });
  const ofBrand = brand.data?.items[0]?.locations;
  const bulk = useUserBulk(clientId);
  const row = useUserRow({
    clientId,
    edit: (user) => void navigate({ href: userListing.hrefOf?.(clientId, user) ?? '' }),
  });
  return (
    <>
      <RecordList
        listing={userListing}
        scope={clientId}
        label={t('accounts:menu.users')}
        search={t('accounts:list.search')}
        viewNames={useNames(VIEW_NAMES)}
        fields={useUserFilters()}
        columns={useUserColumns(ofBrand)}
        rowActions={row.actions}
        rowNote={noteOf}
        firstUse={<NoUsers clientId={clientId} />}
        card={(user, way) => <UserCard user={user} ofBrand={ofBrand} {...way} />}
        namedRow={useNamedUser()}
        bulkActions={() => bulk.actions}
      />
      {row.dialog}
      {bulk.dialog}
    </>
  );
}

function noteOf(user: ListedUser) {
  return <UserNote user={user} />;
}

/** Empty state of a client without users. */
function NoUsers({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('accounts:list.emptyTitle')}
      actions={<PageActionButton action={useNewUser(clientId)} />}
      steps={[
        { title: t('accounts:list.emptyStep1') },
        { title: t('accounts:list.emptyStep2') },
        { title: t('accounts:list.emptyStep3') },
      ]}
    >
      {t('accounts:list.emptyText')}
    </EmptyState>
  );
}

/** A user as named in a confirmation: name with the number of locations, or else the role. */
function useNamedUser(): (user: ListedUser) => NamedRow {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (user) => {
    const { locations } = user.places;
    return {
      name: personName(user),
      figure:
        locations > 0
          ? t('accounts:places.locations', { count: locations, formatted: number(locations) })
          : t(ROLE_NAMES[user.role]),
    };
  };
}

/** A user on a phone: name, role, places and state. */
function UserCard({
  user,
  ofBrand,
  ...way
}: CardNavigation & { user: ListedUser; ofBrand: number | undefined }) {
  const name = personName(user);
  return (
    <PhoneCard
      {...way}
      mark={<Avatar name={name} size="small" />}
      name={name}
      text={
        <>
          <RoleName role={user.role} />, <PlacesSummary user={user} ofBrand={ofBrand} />
        </>
      }
      state={<UserState user={user} />}
    />
  );
}

type Opened =
  | { kind: 'email' | 'sent'; user: ActedUser }
  | { kind: 'link'; user: ActedUser; url: string; validUntil: string };

/** Menu of a row, and the dialog that its entries open. */
function useUserRow({ clientId, edit }: { clientId: string; edit: (user: ListedUser) => void }) {
  const [opened, setOpened] = useState<Opened>();
  const does = useUserActions(clientId, (link) => setOpened({ kind: 'link', ...link }));
  const actions = useUserRowActions({
    resend: (user) => void does.resend(user),
    copyLink: (user) => void does.copyLink(user),
    correctEmail: (user) => setOpened({ kind: 'email', user }),
    showSent: (user) => setOpened({ kind: 'sent', user }),
    disable: (user) => void does.disable(user),
    reactivate: (user) => void does.reactivate(user),
    edit,
  });
  return { actions, dialog: opened && dialogOf(opened) };

  function dialogOf(shown: Opened): ReactNode {
    const close = () => setOpened(undefined);
    const { user } = shown;
    if (shown.kind === 'link') {
      const { url, validUntil } = shown;
      return (
        <LinkDialog url={url} validUntil={validUntil} firstName={user.firstName} onClose={close} />
      );
    }
    const Dialog = shown.kind === 'email' ? EmailDialog : SentDialog;
    return <Dialog user={user} clientId={clientId} onClose={close} />;
  }
}

function SentDialog(given: { user: ActedUser; clientId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const name = personName(given.user);
  return (
    <TaskDialog
      title={t('accounts:sent.title', { name })}
      help={given.user.email}
      actions={<Button onClick={given.onClose}>{t('accounts:link.close')}</Button>}
      onClose={given.onClose}
    >
      <SentMails clientId={given.clientId} userId={given.user.id} />
    </TaskDialog>
  );
}

function useNewUser(clientId: string): PageAction {
  const { t } = useTranslation();
  return {
    id: 'new',
    label: t('accounts:title.newUser'),
    icon: IconPlus,
    isPrimary: true,
    to: clientAddress(clientId, 'settings/list/manage'),
  };
}
