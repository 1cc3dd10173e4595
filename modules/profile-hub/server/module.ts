import { profileHubMenu } from '#modules/profile-hub/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const profileHub = defineModule({ name: 'profile-hub', menu: profileHubMenu });
