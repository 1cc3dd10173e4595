/** Files of the module's screens, loaded with the first screen that is opened. */
export const userList = () => import('./users/screens/user-list.screen.tsx');
export const userCreate = () => import('./new-user/screens/user-create.screen.tsx');
export const userEdit = () => import('./user/screens/user-edit.screen.tsx');
export const apiKeys = () => import('./api-keys/screens/api-keys.screen.tsx');
export const everyUserList = () => import('./every-user/screens/every-user-list.screen.tsx');
export const everyUser = () => import('./every-user/screens/every-user.screen.tsx');
export const profile = () => import('./profile/screens/profile.screen.tsx');
export const notificationSettings = () =>
  import('./notifications/screens/notification-settings.screen.tsx');
