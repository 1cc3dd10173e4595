import { Button } from '@mantine/core';
import { IconLogout, IconMail, IconRefresh } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  listAccessAdminsCall,
  requestAccessCall,
} from '#modules/accounts/contract/request-access.ts';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { AccountMenu } from '#platform/web/shell/account/account-menu.tsx';
import { ActingUserProvider, signOut } from '../session/acting-user-provider.tsx';
import { BarePage } from './bare-page.tsx';
import classes from './no-access.module.css';

/** Signed in but without access: shows who can help and sends them a request [NAV-05]. */
export default function NoAccessPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const router = useRouter();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { user, client } = session;
  const { data: helpers = [] } = useCall(listAccessAdminsCall, {});
  const accessRequest = useCallMutation(requestAccessCall);
  useDocumentTitle(t('suite:noAccess.title'));

  const lookAgain = async () => {
    queries.clear();
    await router.navigate({ to: '/' });
  };
  const requestAccess = () =>
    accessRequest.mutate(
      { body: {} },
      {
        onSuccess: ({ asked }) => showToast({ text: t('suite:noAccess.asked', { count: asked }) }),
        onError: (error) => showToast({ tone: 'bad', text: problemText(error) }),
      },
    );

  const person = { name: `${user.firstName} ${user.lastName}`, email: user.email };
  const clients = format.list(helpers.map(({ clientName }) => clientName));
  return (
    <ActingUserProvider session={session}>
      <BarePage
        end={
          <>
            <span className={classes.email}>{user.email}</span>
            <AccountMenu
              person={person}
              actions={{
                ...(client !== null && { profile: { address: clientAddress(client, 'profile') } }),
                signOut: () => void signOut(),
              }}
            />
          </>
        }
      >
        <MessagePage
          number="400"
          title={t('suite:noAccess.title')}
          actions={
            <>
              {helpers.length > 0 && (
                <ActionButton
                  leftSection={<Icon of={IconMail} />}
                  isBusy={accessRequest.isPending}
                  isOver={accessRequest.isSuccess}
                  onClick={requestAccess}
                >
                  {accessRequest.isSuccess
                    ? t('suite:noAccess.askedDone')
                    : t('suite:noAccess.ask')}
                </ActionButton>
              )}
              <Button
                variant="default"
                leftSection={<Icon of={IconRefresh} />}
                onClick={() => void lookAgain()}
              >
                {t('suite:noAccess.lookAgain')}
              </Button>
              <Button
                variant="subtle"
                leftSection={<Icon of={IconLogout} />}
                onClick={() => void signOut()}
              >
                {t('platform:shell.signOut')}
              </Button>
            </>
          }
          near={<AccessHelpers helpers={helpers} />}
        >
          {helpers.length > 0
            ? t('suite:noAccess.whyAt', { name: user.firstName, clients })
            : t('suite:noAccess.why', { name: user.firstName })}
        </MessagePage>
      </BarePage>
    </ActingUserProvider>
  );
}

/** The brand admins who can grant access, each once. */
function AccessHelpers({ helpers }: { helpers: CallOutput<typeof listAccessAdminsCall> }) {
  const { t } = useTranslation();
  const names = new Set(
    helpers.flatMap(({ administrators }) =>
      administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ),
  );
  if (names.size === 0) return null;
  return (
    <div className={classes.helpers}>
      <span className={classes.before}>{t('suite:noAccess.admins')}</span>
      <ul className={classes.names}>
        {[...names].map((name) => (
          <li key={name} className={classes.helper}>
            <Avatar name={name} size="small" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
