/**
 * Every table of this module that knows a contact by id, and the columns that do; a test asks the catalogue for others.
 * `stays`: the ledger of consent and the proofs are only added to, and hold no personal data.
 * `unlinks`: the row stays without the person in these columns: what becomes of a lead later then concerns nobody.
 * `byAddress`: it has the person's e-mail or phone before anybody knows the contact.
 */
export const CONTACT_HOLDINGS: readonly {
  table: string;
  columns: readonly string[];
  /** The key of the text that names it. */
  what: string;
  stays?: true;
  unlinks?: readonly string[];
  byAddress?: true;
}[] = [
  {
    table: 'profile_hub.stations',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.stations',
  },
  {
    table: 'profile_hub.segment_members',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.memberships',
  },
  {
    table: 'profile_hub.contact_addresses',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.addresses',
  },
  {
    table: 'profile_hub.import_changes',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.imports',
  },
  {
    table: 'profile_hub.lead_contacts',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.leads',
    unlinks: ['contact_id', 'visit_id'],
  },
  {
    table: 'profile_hub.campaign_responses',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.responses',
    byAddress: true,
  },
  {
    table: 'profile_hub.answered_contacts',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.answered',
  },
  {
    table: 'profile_hub.data_requests',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.requests',
  },
  {
    table: 'profile_hub.doubles',
    columns: ['first_id', 'second_id'],
    what: 'profile-hub:erase.what.doubles',
  },
  {
    table: 'profile_hub.merges',
    columns: ['kept_id', 'gone_id'],
    what: 'profile-hub:erase.what.merges',
  },
  {
    table: 'profile_hub.merged_contacts',
    columns: ['kept_id', 'gone_id'],
    what: 'profile-hub:erase.what.merges',
  },
  {
    table: 'profile_hub.consents',
    columns: ['contact_id'],
    what: 'profile-hub:erase.what.consents',
    stays: true,
  },
];

/** Where users write what they like, so that a person can be named in it. */
export const FREE_TEXTS = [
  {
    table: 'profile_hub.segments',
    columns: { name: 'text', rules: 'jsonb' },
    what: 'profile-hub:erase.what.segments',
  },
  {
    table: 'profile_hub.exports',
    columns: { segment_name: 'text', file_name: 'text' },
    what: 'profile-hub:erase.what.exports',
  },
  {
    table: 'profile_hub.imports',
    columns: { file_name: 'text' },
    what: 'profile-hub:erase.what.fileNames',
  },
  {
    table: 'profile_hub.campaign_responses',
    columns: { answers: 'jsonb' },
    what: 'profile-hub:erase.what.answers',
  },
] as const;
