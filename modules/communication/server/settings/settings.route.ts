import {
  getReplyAddressCall,
  setReplyAddressCall,
} from '#modules/communication/contract/replies/reply-address-calls.ts';
import {
  compareReplySettingsCall,
  countRuleMatchesCall,
  getAutoreplyCall,
  getBotIdCall,
  getReplySettingsCall,
  getScoreHistogramCall,
  saveReplySettingsCall,
  tryReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { route } from '../route.ts';
import { readReplyAddress, setReplyAddress } from '../sources/gatoreviews-sender.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { compareSettings } from './compare-settings.ts';
import { saveSettings } from './save-settings.ts';
import { countRuleMatches, scoreHistogram } from './settings-figures.ts';
import { trySettings } from './try-settings.ts';

export const getAutoreplyRoute = route(
  getAutoreplyCall,
  async ({ db, app, membership: { clientId, role } }) => {
    const { settings } = await readSettings({ db }, clientId);
    const mayAnswer = settings.locationsMayAnswer || !isBoundToLocations(role);
    const canTranslate = settings.model.active && hasModel(app);
    return { active: settings.active, mayAnswer, canTranslate };
  },
);

export const getBotIdRoute = route(getBotIdCall, async ({ db, membership: { clientId } }) => {
  const { botId } = await readSettings({ db }, clientId);
  return { botId };
});

export const getSettingsRoute = route(
  getReplySettingsCall,
  ({ db, app, membership: { clientId } }) => presentSettings({ db, app }, clientId),
);

export const saveSettingsRoute = route(
  saveReplySettingsCall,
  async ({ db, app, body, principal: { userId }, membership: { clientId } }) => {
    await saveSettings({ db, app }, { clientId, userId }, body);
    return presentSettings({ db, app }, clientId);
  },
);

/** These calls write hundreds of replies, so no transaction is open during the work. */
const onlyReads = { ownTransactions: true };

export const trySettingsRoute = route(
  tryReplySettingsCall,
  ({ db, app, body: { settings, reviewId }, membership: { clientId } }) =>
    trySettings({ db, app }, clientId, { settings, reviewId }),
  onlyReads,
);

export const compareSettingsRoute = route(
  compareReplySettingsCall,
  ({ db, app, body: { settings }, membership: { clientId } }) =>
    compareSettings({ db, app }, clientId, settings),
  onlyReads,
);

export const countRuleMatchesRoute = route(
  countRuleMatchesCall,
  ({ db, body: { rules }, membership: { clientId } }) => countRuleMatches({ db }, clientId, rules),
  onlyReads,
);

export const scoreHistogramRoute = route(
  getScoreHistogramCall,
  ({ db, membership: { clientId } }) => scoreHistogram({ db }, clientId),
);

export const getReplyAddressRoute = route(getReplyAddressCall, ({ db, membership: { clientId } }) =>
  readReplyAddress({ db }, clientId),
);

export const setReplyAddressRoute = route(
  setReplyAddressCall,
  ({ db, app, body, principal: { userId }, membership: { clientId } }) =>
    setReplyAddress({ db, app }, { clientId, userId }, body),
);

/** Settings in the format of the screen. */
async function presentSettings({ db, app }: Context, clientId: string) {
  const { settings, version, updatedAt, updatedBy } = await readSettings({ db }, clientId);
  const name =
    updatedBy && (await app.ports.call(userNamePort, { userId: updatedBy }, { db, app }));
  return {
    settings,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy: name || null,
    modelAvailable: hasModel(app),
  };
}

/** Whether a language model is configured for the suite. */
function hasModel({ config }: Pick<App, 'config'>): boolean {
  return Boolean(config.LLM_URL && config.LLM_MODEL);
}
