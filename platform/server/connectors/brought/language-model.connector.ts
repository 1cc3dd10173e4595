import { languageModelAt } from '../../language-model/language-model-at.ts';
import { defineConnector } from '../connector.ts';

/** Lists the available models: this is free of charge and verifies the key. */
export const languageModelConnector = defineConnector({
  name: 'language-model',
  label: 'platform:connectors.name.languageModel',
  configured: ({ config }) => config.LLM_URL !== undefined,
  async check({ app, signal }) {
    const { status } = await app.outbound.request({
      ...languageModelAt(app.config, '/models'),
      configured: true,
      bodyNeeded: false,
      signal,
    });
    if (status === 401 || status === 403) return 'NOT_AUTHORISED';
    return status < 300 ? 'ANSWERS' : 'STATUS_NOT_OK';
  },
});
