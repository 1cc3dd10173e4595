/**
 * Columns that may hold personal data. `erased` says how an erasure reaches them; `persons.test.ts` puts a person into
 * each of these tables, unless they hold only ids, and expects nothing afterwards. `noConsumer` says why they contain
 * no consumer. Tables whose rows are deleted by registration (`person-table.ts`) need no entry.
 */
export type DeclaredColumns = {
  table: string;
  columns: readonly string[];
} & ({ erased: string } | { noConsumer: string });

const BY_TEXT = 'by e-mail, phone and id in the text';
const BRAND = 'the brand’s own configuration, written by its users';
const QUEUE = 'names and settings of queues';
const CONTACT =
  'birthdate gender email phone firstname lastname address zip city texts name_key search mailbox_key household_key city_key';
const LEAD =
  'owner routing firstname lastname email phone gender address zip city optin wording fields_values subscribers observers internal_note additional_data metadata rejected lost_words closed_by handled undoable name_key owner_key owner_name_key search';

export const DECLARED_COLUMNS: readonly DeclaredColumns[] = [
  {
    table: 'leads.confirmed_recipients',
    columns: ['recipient'],
    noConsumer: 'a keyed hash of the address, cleared within hours',
  },
  {
    table: 'leads.page_senders',
    columns: ['sender'],
    noConsumer: 'a keyed hash of the sender, cleared within hours',
  },
  // Communication
  {
    table: 'communication.google_locations',
    columns: ['street', 'postal_code', 'city', 'search'],
    noConsumer: 'addresses of the brand’s stores',
  },
  { table: 'communication.reply_settings', columns: ['settings'], noConsumer: BRAND },
  // Opportunity
  {
    table: 'opportunity.retailers',
    columns: ['name', 'street', 'postal_code', 'city', 'attributes', 'search'],
    noConsumer: 'stores of the brand and of others',
  },
  { table: 'opportunity.configurations', columns: ['config'], noConsumer: BRAND },
  { table: 'opportunity.opening_plans', columns: ['plan'], noConsumer: 'towns and sums' },
  { table: 'opportunity.own_areas', columns: ['name', 'polygons'], noConsumer: BRAND },
  { table: 'opportunity.own_layers', columns: ['name'], noConsumer: BRAND },
  { table: 'opportunity.files', columns: ['name'], noConsumer: 'names of the brand’s files' },
  // Profile Hub
  { table: 'profile_hub.contacts', columns: CONTACT.split(' '), erased: 'by contact id' },
  {
    table: 'profile_hub.consents',
    columns: ['contact_id', 'source_name'],
    erased: 'by contact id: the id leads to nobody, the source is emptied',
  },
  {
    table: 'profile_hub.blocked_addresses',
    columns: ['address', 'note', 'search'],
    erased: 'by e-mail and phone: a keyed hash stays in the place of the address',
  },
  { table: 'profile_hub.lead_contacts', columns: ['contact_id'], erased: 'by contact id' },
  {
    table: 'profile_hub.lead_contacts',
    columns: ['taken_back'],
    noConsumer: 'moments by kind of station',
  },
  { table: 'profile_hub.segments', columns: ['name', 'name_key', 'rules'], erased: BY_TEXT },
  { table: 'profile_hub.exports', columns: ['segment_name', 'file_name'], erased: BY_TEXT },
  { table: 'profile_hub.imports', columns: ['file_name'], erased: BY_TEXT },
  {
    table: 'profile_hub.imports',
    columns: ['criteria', 'given', 'undone'],
    noConsumer: 'numbers by criterion and purpose',
  },
  { table: 'profile_hub.certificates', columns: ['source_note', 'file_name'], erased: BY_TEXT },
  { table: 'profile_hub.erasures', columns: ['reached'], noConsumer: 'numbers by kind of record' },
  { table: 'profile_hub.campaigns', columns: ['name'], noConsumer: BRAND },
  { table: 'profile_hub.campaign_choices', columns: ['answer_key', 'label'], noConsumer: BRAND },
  { table: 'profile_hub.mapping_answers', columns: ['answer_key', 'answer'], noConsumer: BRAND },
  { table: 'profile_hub.criteria', columns: ['label', 'label_key', 'labels'], noConsumer: BRAND },
  {
    table: 'profile_hub.criterion_options',
    columns: ['label', 'label_key', 'labels'],
    noConsumer: BRAND,
  },
  // Leads
  { table: 'leads.leads', columns: LEAD.split(' '), erased: 'by lead id, e-mail and phone' },
  { table: 'leads.lead_history', columns: ['by', 'detail'], erased: 'by lead id and in the text' },
  { table: 'leads.lead_files', columns: ['name', 'sent_by'], erased: 'by lead id' },
  { table: 'leads.lead_tokens', columns: ['recipient'], erased: 'by lead id and e-mail' },
  { table: 'leads.reminder_choices', columns: ['recipient'], erased: 'by e-mail' },
  { table: 'leads.form_versions', columns: ['sections'], noConsumer: BRAND },
  {
    table: 'leads.forms',
    columns:
      'name name_key settings location_settings fields statics translations notifications secrets'.split(
        ' ',
      ),
    noConsumer: BRAND,
  },
  // Communication
  {
    table: 'communication.reviews',
    columns: ['email', 'contact_id', 'comment', 'media', 'source_address', 'search'],
    erased: 'by contact id, e-mail and lead id, and in the text: grade, date and topics stay',
  },
  {
    table: 'communication.review_topics',
    columns: ['words'],
    noConsumer: 'words by which topics are found',
  },
  {
    table: 'communication.replies',
    columns: ['evaluation', 'writer_reason', 'marks', 'replaced'],
    erased: 'with its review',
  },
  { table: 'communication.corrected_replies', columns: ['note'], erased: 'with its review' },
  // The platform
  {
    table: 'platform.audit_entries',
    columns: ['label', 'before', 'after'],
    erased: `${BY_TEXT}, by the owner’s function`,
  },
  {
    table: 'pgboss.job',
    columns: ['data', 'output'],
    erased: `${BY_TEXT}, by the owner’s function`,
  },
  { table: 'platform.events', columns: ['payload'], erased: BY_TEXT },
  { table: 'platform.files', columns: ['name'], erased: `${BY_TEXT} and in the file` },
  {
    table: 'platform.import_checks',
    columns: ['report', 'outcome'],
    erased: 'with the file that mentions the person',
  },
  { table: 'platform.import_repairs', columns: ['to_value'], erased: BY_TEXT },
  {
    table: 'platform.import_matchings',
    columns: ['columns', 'import_name'],
    noConsumer: 'the name of an import, and keys of columns',
  },
  { table: 'platform.jobs', columns: ['title_params', 'note', 'result'], erased: BY_TEXT },
  { table: 'platform.notifications', columns: ['title', 'body', 'actions'], erased: BY_TEXT },
  { table: 'platform.outbox', columns: ['recipient', 'answer'], erased: BY_TEXT },
  { table: 'platform.saved_views', columns: ['name', 'search'], erased: BY_TEXT },
  {
    table: 'platform.house_views',
    columns: ['name', 'search'],
    erased: `${BY_TEXT}, by the owner’s function`,
  },
  { table: 'platform.api_keys', columns: ['name'], noConsumer: 'names of machines' },
  { table: 'platform.connector_checks', columns: ['name'], noConsumer: 'names of connectors' },
  {
    table: 'platform.import_checks',
    columns: ['import_name'],
    noConsumer: 'names of kinds of imports',
  },
  {
    table: 'platform.import_repairs',
    columns: ['import_name'],
    noConsumer: 'names of kinds of imports',
  },
  {
    table: 'platform.outbox',
    columns: ['message_id'],
    noConsumer: 'made here of a random id',
  },
  { table: 'platform.paused_queues', columns: ['name'], noConsumer: QUEUE },
  {
    table: 'pgboss.job',
    columns: ['name', 'source_name', 'source_output'],
    noConsumer: 'the queue’s name, and the code of the error with which a job failed',
  },
  { table: 'pgboss.bam', columns: ['name', 'table_name'], noConsumer: QUEUE },
  {
    table: 'pgboss.job_dependency',
    columns: ['child_name', 'parent_name'],
    noConsumer: QUEUE,
  },
  { table: 'pgboss.queue', columns: ['name', 'table_name'], noConsumer: QUEUE },
  { table: 'pgboss.queue_stats', columns: ['name'], noConsumer: QUEUE },
  { table: 'pgboss.schedule', columns: ['name', 'data', 'options'], noConsumer: QUEUE },
  { table: 'pgboss.subscription', columns: ['name'], noConsumer: QUEUE },
  { table: 'pgboss.warning', columns: ['message', 'data'], noConsumer: QUEUE },
  // Users of the suite
  {
    table: 'accounts.users',
    columns: ['email', 'first_name', 'last_name', 'search', 'sort_name'],
    noConsumer: 'users of the suite, who are no contacts',
  },
  { table: 'accounts.password_links', columns: ['mailed_to'], noConsumer: 'users of the suite' },
  { table: 'accounts.memberships', columns: ['menus'], noConsumer: 'menu items of a user' },
  // Brands, shops and products
  { table: 'directory.clients', columns: ['name', 'search'], noConsumer: BRAND },
  {
    table: 'directory.client_imports',
    columns: ['file_name', 'archive', 'problem', 'counts'],
    noConsumer: 'a client’s name and figures, and email addresses of users',
  },
  { table: 'directory.groups', columns: ['name', 'name_key'], noConsumer: BRAND },
  { table: 'directory.location_types', columns: ['name', 'name_key'], noConsumer: BRAND },
  {
    table: 'directory.locations',
    columns:
      'name street postal_code city phone email opening_hours opening_exceptions photos attributes search city_key postal_key'.split(
        ' ',
      ),
    noConsumer: 'shops: the address of a business',
  },
  {
    table: 'directory.change_requests',
    columns: ['comment', 'messages'],
    erased: BY_TEXT,
  },
  {
    table: 'directory.change_requests',
    columns: ['changes', 'before', 'replaced'],
    noConsumer: 'values of a shop: the address of a business',
  },
  { table: 'directory.product_categories', columns: ['names'], noConsumer: BRAND },
  { table: 'directory.product_lookups', columns: ['header_name'], noConsumer: BRAND },
  { table: 'directory.products', columns: ['names', 'search'], noConsumer: BRAND },
  // Locators
  { table: 'locator.locators', columns: ['name', 'config', 'draft'], noConsumer: BRAND },
  { table: 'locator.locator_versions', columns: ['config'], noConsumer: BRAND },
  { table: 'locator.previews', columns: ['config'], noConsumer: BRAND },
  { table: 'locator.google_reports', columns: ['figures'], noConsumer: 'sums of Google' },
  { table: 'locator.daily_places', columns: ['label'], noConsumer: 'towns of the list of places' },
  // Touchpoints
  { table: 'touchpoints.configurations', columns: ['name', 'style'], noConsumer: BRAND },
  {
    table: 'touchpoints.daily_counts',
    columns: ['value'],
    noConsumer: 'a country or a kind of device',
  },
  { table: 'touchpoints.landing_pages', columns: ['facts'], noConsumer: 'facts of a product' },
  { table: 'touchpoints.print_overrules', columns: ['code_style'], noConsumer: BRAND },
  {
    table: 'touchpoints.touchpoints',
    columns: ['product_name', 'code_address', 'code_style', 'search'],
    noConsumer: BRAND,
  },
];
