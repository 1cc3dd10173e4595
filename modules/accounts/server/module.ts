import {
  apiKeyChanged,
  apiKeyCreated,
  apiKeyRevoked,
} from '#modules/accounts/contract/api-keys.ts';
import { accountsMenu } from '#modules/accounts/contract/menu.ts';
import { accountsPublicPages } from '#modules/accounts/contract/open-addresses.ts';
import { userCreated, userDisabled } from '#modules/accounts/contract/user-events.ts';
import { superAdminIds, userIdsBySearchText } from '#modules/accounts/contract/user-ports.ts';
import {
  authorNames,
  peopleByEmails,
  peopleByIds,
  searchPeople,
} from '#modules/directory/contract/associations.ts';
import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import { apiKeyPrincipalPort } from '#platform/server/api-keys/authenticate-api-key.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import {
  brandUsersWith,
  clientAdminsPort,
  userMailboxPort,
  userPrincipalPort,
  usersWithAccess,
} from '#platform/server/sessions/user-ports.ts';
import { apiKeysRoutes } from './api-keys/api-keys.route.ts';
import {
  readAuthorNames,
  readKeyName,
  readKeyPrincipal,
  readPrincipalOfKeyId,
} from './api-keys/key-principal.ts';
import { keyCreatorLeftMail, notifyKeyCreatorLeft } from './api-keys/notify-key-creator-left.ts';
import { clientUsers } from './client-users.ts';
import { userDecisions, userSuiteDecisions } from './decisions/user-decisions.ts';
import { invitationsRoutes } from './invitations/invitations.route.ts';
import {
  accountLockedMail,
  emailChangedMail,
  passwordChangedMail,
  passwordResetMail,
} from './mails/account-security.mail.ts';
import { accessRequestMail, clientAddedMail, invitationMail } from './mails/client-access.mail.ts';
import {
  readBrandUsersWith,
  readClientAdmins,
  readUsersWithAccess,
} from './memberships/client-users-query.ts';
import {
  readPeopleAboveClients,
  readSuperAdminIds,
  readUserMailbox,
  readUserName,
} from './memberships/find-user.ts';
import { readPrincipal } from './memberships/read-principal.ts';
import { captchasToPlatformMigration } from './migrations/captchas-to-platform.migration.ts';
import { createAccountsMigration } from './migrations/create-accounts.migration.ts';
import { giveApiKeysMenuMigration } from './migrations/give-api-keys-menu.migration.ts';
import { manageUsersMigration } from './migrations/manage-users.migration.ts';
import { notificationsLeaveWithUsersMigration } from './migrations/notifications-leave-with-users.migration.ts';
import { proveMailboxesMigration } from './migrations/prove-mailboxes.migration.ts';
import { sortUsersByFirstNameMigration } from './migrations/sort-users-by-first-name.migration.ts';
import { userViewCleanupMigration } from './migrations/user-view-cleanup.migration.ts';
import { myselfRoutes } from './myself/myself.route.ts';
import { deleteUsedPasswordLinksJob, sendPasswordLinkJob } from './passwords/password-links.job.ts';
import { passwordLinksRoutes } from './passwords/password-links.route.ts';
import { sessionRoutes } from './sign-in/session.route.ts';
import { signInRoutes } from './sign-in/sign-in.route.ts';
import {
  findPeople,
  findUserIdsBySearchText,
  readPeople,
  readPeopleByEmails,
  searchUsers,
} from './users/lists/people.ts';
import { superAdminUsersRoutes } from './users/super-admin-users.route.ts';
import { usersRoutes } from './users/users.route.ts';

export const accounts = defineModule({
  name: 'accounts',
  purpose: 'Session, sign-in, users, roles and the profile of a user.',
  menu: accountsMenu,
  migrations: [
    createAccountsMigration,
    manageUsersMigration,
    userViewCleanupMigration,
    proveMailboxesMigration,
    sortUsersByFirstNameMigration,
    captchasToPlatformMigration,
    notificationsLeaveWithUsersMigration,
    giveApiKeysMenuMigration,
  ],
  openAddresses: Object.values(accountsPublicPages),
  routes: [
    ...sessionRoutes,
    ...myselfRoutes,
    ...usersRoutes,
    ...signInRoutes,
    ...passwordLinksRoutes,
    ...superAdminUsersRoutes,
    ...invitationsRoutes,
    ...apiKeysRoutes,
  ],
  jobs: [deleteUsedPasswordLinksJob, sendPasswordLinkJob],
  decisions: userDecisions,
  suiteDecisions: userSuiteDecisions,
  events: [userCreated, userDisabled, apiKeyCreated, apiKeyChanged, apiKeyRevoked],
  listeners: [notifyKeyCreatorLeft],
  searches: [searchUsers],
  ports: [
    // The author of records, jobs and files is a user or an API key.
    answerPort(
      userPrincipalPort,
      async ({ userId }, context) =>
        (await readPrincipal(context, userId)) ?? readPrincipalOfKeyId(context, userId),
    ),
    answerPort(apiKeyPrincipalPort, (key, context) => readKeyPrincipal(context, key)),
    answerPort(
      userNamePort,
      async ({ userId }, { app }) =>
        (await readUserName({ db: app.database.acrossClients() }, userId)) ??
        readKeyName({ app }, userId),
    ),
    answerPort(userMailboxPort, ({ userId }, { app }) =>
      readUserMailbox({ db: app.database.acrossClients() }, userId),
    ),
    answerPort(peopleByIds, (input, { db }) => readPeople({ db }, input)),
    answerPort(authorNames, (input, context) => readAuthorNames(context, input)),
    answerPort(peopleByEmails, (input, { db }) => readPeopleByEmails({ db }, input)),
    answerPort(searchPeople, (input, { app }) => findPeople({ app }, input)),
    answerPort(clientAdminsPort, ({ clientId }, context) => readClientAdmins(context, clientId)),
    answerPort(brandUsersWith, (input, { db }) => readBrandUsersWith({ db }, input)),
    answerPort(peopleAboveClients, (_, { app }) =>
      readPeopleAboveClients({ db: app.database.acrossClients() }),
    ),
    answerPort(userIdsBySearchText, (input, { app }) => findUserIdsBySearchText({ app }, input)),
    answerPort(usersWithAccess, (input, { app }) =>
      readUsersWithAccess({ db: app.database.acrossClients() }, input),
    ),
    answerPort(superAdminIds, (_, { db }) => readSuperAdminIds({ db })),
  ],
  mails: [
    passwordResetMail,
    invitationMail,
    accountLockedMail,
    passwordChangedMail,
    clientAddedMail,
    emailChangedMail,
    accessRequestMail,
    keyCreatorLeftMail,
  ],
  clientData: { above: [clientUsers] },
  persons: {
    holdsNone: 'users and applicants only; a contact who is also a user has two separate records',
  },
});
