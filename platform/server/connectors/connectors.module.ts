import { defineModule } from '../module.ts';
import { databaseConnector } from './brought/database.connector.ts';
import { fileStoreConnector } from './brought/file-store.connector.ts';
import { languageModelConnector } from './brought/language-model.connector.ts';
import { legacySuiteConnector } from './brought/legacy-suite.connector.ts';
import { recaptchaConnector } from './brought/recaptcha.connector.ts';
import { signInProviderConnector } from './brought/sign-in-provider.connector.ts';
import { smtpConnector } from './brought/smtp.connector.ts';
import { checkConnectorsJob } from './check-connectors.job.ts';
import { clearOldChecksJob } from './clear-old-checks.job.ts';
import { connectorsMigration } from './connectors.migration.ts';
import { checkConnectorRoute, listConnectorsRoute } from './routes/connectors.route.ts';

/** The systems around the suite, and whether they answer. Modules bring connectors of their own. */
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
  persons: { holdsNone: 'measurements of other systems' },
});
