import { defineModule } from '../module.ts';
import { checkConnectorsJob, clearOldChecksJob } from './connector-checks.job.ts';
import { connectorsMigration } from './connectors.migration.ts';
import { checkConnectorRoute, listConnectorsRoute } from './connectors.route.ts';
import {
  databaseConnector,
  fileStoreConnector,
  languageModelConnector,
  legacySuiteConnector,
  recaptchaConnector,
  signInProviderConnector,
  smtpConnector,
} from './suite-systems.connector.ts';

/** External systems and their availability. Modules add their own connectors. */
export const connectorsModule = defineModule({
  name: 'platform-connectors',
  migrations: [connectorsMigration],
  routes: [listConnectorsRoute, checkConnectorRoute],
  jobs: [checkConnectorsJob, clearOldChecksJob],
  connectors: [
    databaseConnector,
    fileStoreConnector,
    smtpConnector,
    signInProviderConnector,
    recaptchaConnector,
    languageModelConnector,
    legacySuiteConnector,
  ],
  persons: { holdsNone: 'stores measurements of other systems' },
});
