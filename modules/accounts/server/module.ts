import { accountsMenu } from '#modules/accounts/contract/menu.ts';
import { accountsOpenAddresses } from '#modules/accounts/contract/open-addresses.ts';
import { userCreated, userDisabled } from '#modules/accounts/contract/user-events.ts';
import { superAdminIds, userIdsBySearchText } from '#modules/accounts/contract/user-ports.ts';
import {
  peopleByEmails,
  peopleByIds,
  searchPeople,
} from '#modules/directory/contract/associations.ts';
import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import { defineModule } from '#platform/server/module.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { usersWithAccess } from '#platform/server/sessions/access-port.ts';
import { clientAdminsPort } from '#platform/server/sessions/admins-port.ts';
import { brandUsersWith } from '#platform/server/sessions/brand-users-port.ts';
import { userMailboxPort } from '#platform/server/sessions/mailbox-port.ts';
import { userPrincipalPort } from '#platform/server/sessions/principal-port.ts';
import { clearSpent } from './jobs/clear-spent.job.ts';
import { sendPasswordLinkJob } from './jobs/send-password-link.job.ts';
import { accessRequestMail } from './mails/access-request.mail.ts';
import { accountRestingMail } from './mails/account-resting.mail.ts';
import { clientAddedMail } from './mails/client-added.mail.ts';
import { emailChangedMail } from './mails/email-changed.mail.ts';
import { invitationMail } from './mails/invitation.mail.ts';
import { passwordChangedMail } from './mails/password-changed.mail.ts';
import { passwordResetMail } from './mails/password-reset.mail.ts';
import { captchasToPlatformMigration } from './migrations/captchas-to-platform.migration.ts';
import { createAccountsMigration } from './migrations/create-accounts.migration.ts';
import { manageUsersMigration } from './migrations/manage-users.migration.ts';
import { proveMailboxesMigration } from './migrations/prove-mailboxes.migration.ts';
import { sortUsersByFirstNameMigration } from './migrations/sort-users-by-first-name.migration.ts';
import { viewsLeaveWithUsersMigration } from './migrations/views-leave-with-users.migration.ts';
import { readBrandUsersWith } from './queries/brand-users-with.ts';
import { findUserIdsBySearchText } from './queries/lists/find-user-ids-by-search-text.ts';
import { findPeople, readPeople, readPeopleByEmails } from './queries/lists/people.ts';
import { searchUsers } from './queries/lists/search-users.ts';
import { readPeopleAboveClients } from './queries/people-above-clients.ts';
import { readClientAdmins } from './queries/read-client-admins.ts';
import { readUserMailbox } from './queries/read-user-mailbox.ts';
import { readUserName } from './queries/read-user-name.ts';
import { readPrincipal } from './queries/session/read-principal.ts';
import { readSuperAdminIds } from './queries/super-admin-ids.ts';
import { readUsersWithAccess } from './queries/users-with-access.ts';
import { accessHelpersRoute, requestAccessRoute } from './routes/access-requests.route.ts';
import { actAsUserRoute, stopActingRoute } from './routes/acting.route.ts';
import {
  checkFirstSuperAdminLinkRoute,
  createFirstSuperAdminRoute,
} from './routes/first-super-admin.route.ts';
import { invitationLinkRoute, resendInvitationRoute } from './routes/invitations.route.ts';
import {
  changePasswordRoute,
  getMyselfRoute,
  updatePasswordRoute,
  updateSettingsRoute,
} from './routes/myself.route.ts';
import {
  endOtherSessionsRoute,
  endOwnSessionRoute,
  listOwnSessionsRoute,
} from './routes/own-sessions.route.ts';
import {
  checkPasswordLinkRoute,
  forgetPasswordRoute,
  requestPasswordResetRoute,
  setPasswordRoute,
} from './routes/password-links.route.ts';
import {
  completeProviderSignInRoute,
  startProviderSignInRoute,
} from './routes/provider-sign-in.route.ts';
import { getMenusRoute, getRolesRoute } from './routes/roles.route.ts';
import {
  getSessionRoute,
  refreshSessionRoute,
  signInRoute,
  signOutRoute,
} from './routes/session.route.ts';
import { captchaChallengeRoute, signInOptionsRoute } from './routes/sign-in-options.route.ts';
import {
  addToClientRoute,
  createSuperAdminRoute,
  getEveryUserRoute,
  listEveryUserRoute,
  updateEveryUserRoute,
} from './routes/super-admin-users.route.ts';
import {
  bulkUsersRoute,
  checkEmailRoute,
  createUserRoute,
  getUserRoute,
  listUsersRoute,
  previewRoleRoute,
  updateUserRoute,
  userMailsRoute,
} from './routes/users.route.ts';

export const accounts = defineModule({
  name: 'accounts',
  menu: accountsMenu,
  migrations: [
    createAccountsMigration,
    manageUsersMigration,
    viewsLeaveWithUsersMigration,
    proveMailboxesMigration,
    sortUsersByFirstNameMigration,
    captchasToPlatformMigration,
  ],
  openAddresses: Object.values(accountsOpenAddresses),
  routes: [
    signInRoute,
    signOutRoute,
    refreshSessionRoute,
    getSessionRoute,
    getMyselfRoute,
    getRolesRoute,
    getMenusRoute,
    signInOptionsRoute,
    captchaChallengeRoute,
    requestPasswordResetRoute,
    forgetPasswordRoute,
    checkPasswordLinkRoute,
    setPasswordRoute,
    changePasswordRoute,
    updatePasswordRoute,
    updateSettingsRoute,
    listOwnSessionsRoute,
    endOwnSessionRoute,
    endOtherSessionsRoute,
    startProviderSignInRoute,
    completeProviderSignInRoute,
    createFirstSuperAdminRoute,
    checkFirstSuperAdminLinkRoute,
    accessHelpersRoute,
    requestAccessRoute,
    listUsersRoute,
    createUserRoute,
    checkEmailRoute,
    bulkUsersRoute,
    getUserRoute,
    previewRoleRoute,
    updateUserRoute,
    resendInvitationRoute,
    invitationLinkRoute,
    userMailsRoute,
    listEveryUserRoute,
    getEveryUserRoute,
    createSuperAdminRoute,
    updateEveryUserRoute,
    addToClientRoute,
    actAsUserRoute,
    stopActingRoute,
  ],
  jobs: [clearSpent, sendPasswordLinkJob],
  events: [userCreated, userDisabled],
  searches: [searchUsers],
  ports: [
    answerPort(userPrincipalPort, ({ userId }, context) => readPrincipal(context, userId)),
    answerPort(userNamePort, ({ userId }, { app }) =>
      readUserName({ db: app.database.acrossClients() }, userId),
    ),
    answerPort(userMailboxPort, ({ userId }, { app }) =>
      readUserMailbox({ db: app.database.acrossClients() }, userId),
    ),
    answerPort(peopleByIds, (asked, { db }) => readPeople({ db }, asked)),
    answerPort(peopleByEmails, (asked, { db }) => readPeopleByEmails({ db }, asked)),
    answerPort(searchPeople, (asked, { app }) => findPeople({ app }, asked)),
    answerPort(clientAdminsPort, ({ clientId }, context) => readClientAdmins(context, clientId)),
    answerPort(brandUsersWith, (asked, { db }) => readBrandUsersWith({ db }, asked)),
    answerPort(peopleAboveClients, (_, { app }) =>
      readPeopleAboveClients({ db: app.database.acrossClients() }),
    ),
    answerPort(userIdsBySearchText, (asked, { app }) => findUserIdsBySearchText({ app }, asked)),
    answerPort(usersWithAccess, (asked, { app }) =>
      readUsersWithAccess({ db: app.database.acrossClients() }, asked),
    ),
    answerPort(superAdminIds, (_, { db }) => readSuperAdminIds({ db })),
  ],
  mails: [
    passwordResetMail,
    invitationMail,
    accountRestingMail,
    passwordChangedMail,
    clientAddedMail,
    emailChangedMail,
    accessRequestMail,
  ],
  persons: {
    holdsNone:
      'users of the suite and who asks to become one; a contact who is one, too, is two records with two rights',
  },
});
