import { accountsMenu } from '#modules/accounts/contract/menu.ts';
import { userCreated, userDisabled } from '#modules/accounts/contract/user-events.ts';
import {
  peopleByEmails,
  peopleByIds,
  peopleByWords,
} from '#modules/directory/contract/associations.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/ports.ts';
import { principalOfUser } from '#platform/server/sessions/principal-port.ts';
import { clearSpent } from './jobs/clear-spent.job.ts';
import { sendPasswordLinkJob } from './jobs/send-password-link.job.ts';
import { accessRequestMail } from './mails/access-request.mail.ts';
import { accountRestingMail } from './mails/account-resting.mail.ts';
import { emailChangedMail } from './mails/email-changed.mail.ts';
import { invitationMail } from './mails/invitation.mail.ts';
import { passwordChangedMail } from './mails/password-changed.mail.ts';
import { passwordResetMail } from './mails/password-reset.mail.ts';
import { createAccounts } from './migrations/create-accounts.ts';
import { manageUsers } from './migrations/manage-users.ts';
import { findPeople, readPeople, readPeopleByEmails } from './queries/people.ts';
import { readPrincipal } from './queries/principal-of-user.ts';
import { searchUsers } from './queries/search-users.ts';
import { actAsUser, stopActing } from './routes/act-as-user.route.ts';
import { accessHelpers, askForAccess } from './routes/ask-for-access.route.ts';
import { changePassword, updatePassword } from './routes/change-password.route.ts';
import { createFirstSuperAdmin } from './routes/first-super-admin.route.ts';
import { getMenus } from './routes/get-menus.route.ts';
import { getMyself } from './routes/get-myself.route.ts';
import { getRoles } from './routes/get-roles.route.ts';
import { getSession } from './routes/get-session.route.ts';
import {
  bulkUsers,
  invitationLink,
  resendInvitation,
  userMails,
} from './routes/invite-user.route.ts';
import { listUsers } from './routes/list-users.route.ts';
import { checkEmail, createUser, getUser, updateUser } from './routes/manage-user.route.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './routes/own-sessions.route.ts';
import { forgetPassword, requestPasswordReset } from './routes/password-link-requests.route.ts';
import { checkPasswordLink, setPassword } from './routes/password-links.route.ts';
import { completeProviderSignIn, startProviderSignIn } from './routes/provider-sign-in.route.ts';
import { refreshSession } from './routes/refresh-session.route.ts';
import { signIn } from './routes/sign-in.route.ts';
import { captchaChallenge, signInOptions } from './routes/sign-in-options.route.ts';
import { signOut } from './routes/sign-out.route.ts';
import {
  addToClient,
  createSuperAdmin,
  getEveryUser,
  listEveryUser,
  updateEveryUser,
} from './routes/super-admin-users.route.ts';
import { updateSettings } from './routes/update-settings.route.ts';

export const accounts = defineModule({
  name: 'accounts',
  menu: accountsMenu,
  migrations: [createAccounts, manageUsers],
  routes: [
    signIn,
    signOut,
    refreshSession,
    getSession,
    getMyself,
    getRoles,
    getMenus,
    signInOptions,
    captchaChallenge,
    requestPasswordReset,
    forgetPassword,
    checkPasswordLink,
    setPassword,
    changePassword,
    updatePassword,
    updateSettings,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
    startProviderSignIn,
    completeProviderSignIn,
    createFirstSuperAdmin,
    accessHelpers,
    askForAccess,
    listUsers,
    createUser,
    checkEmail,
    bulkUsers,
    getUser,
    updateUser,
    resendInvitation,
    invitationLink,
    userMails,
    listEveryUser,
    getEveryUser,
    createSuperAdmin,
    updateEveryUser,
    addToClient,
    actAsUser,
    stopActing,
  ],
  jobs: [clearSpent, sendPasswordLinkJob],
  events: [userCreated, userDisabled],
  searches: [searchUsers],
  ports: [
    answerPort(principalOfUser, ({ userId }, context) => readPrincipal(userId, context)),
    answerPort(peopleByIds, (asked, { db }) => readPeople(db, asked)),
    answerPort(peopleByEmails, (asked, { db }) => readPeopleByEmails(db, asked)),
    answerPort(peopleByWords, (asked, { app }) => findPeople(app, asked)),
  ],
  mails: [
    passwordResetMail,
    invitationMail,
    accountRestingMail,
    passwordChangedMail,
    emailChangedMail,
    accessRequestMail,
  ],
});
