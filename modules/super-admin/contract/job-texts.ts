/** What the known jobs and queues are called in every language; a test holds every job of the house against it. */
export const JOB_TEXTS = {
  'accounts.clear-spent': 'super-admin:job.accounts-clear-spent',
  'accounts.send-password-link': 'super-admin:job.accounts-send-password-link',
  'directory.locations.export': 'super-admin:job.directory-locations-export',
  'directory.locations.import': 'super-admin:job.directory-locations-import',
  'directory.products.export': 'super-admin:job.directory-products-export',
  'directory.products.import': 'super-admin:job.directory-products-import',
  'files.collect': 'super-admin:job.files-collect',
  'mail.deliver': 'super-admin:job.mail-deliver',
  'mail.purge-outbox': 'super-admin:job.mail-purge-outbox',
  'platform.check-connectors': 'super-admin:job.platform-check-connectors',
  'platform.clear-ended-sessions': 'super-admin:job.platform-clear-ended-sessions',
  'platform.clear-old-connector-checks': 'super-admin:job.platform-clear-old-connector-checks',
  'platform.clear-old-events': 'super-admin:job.platform-clear-old-events',
  'platform.clear-old-jobs': 'super-admin:job.platform-clear-old-jobs',
  'platform.clear-old-notifications': 'super-admin:job.platform-clear-old-notifications',
  'platform.deliver-event': 'super-admin:job.platform-deliver-event',
  'platform.deliver-webhook': 'super-admin:job.platform-deliver-webhook',
  'platform.purge-webhook-deliveries': 'super-admin:job.platform-purge-webhook-deliveries',
} as const;

export const QUEUE_TEXTS = {
  accounts: 'super-admin:queue.accounts',
  connectors: 'super-admin:queue.connectors',
  directory: 'super-admin:queue.directory',
  events: 'super-admin:queue.events',
  files: 'super-admin:queue.files',
  imports: 'super-admin:queue.imports',
  mail: 'super-admin:queue.mail',
  platform: 'super-admin:queue.platform',
  webhooks: 'super-admin:queue.webhooks',
} as const;
