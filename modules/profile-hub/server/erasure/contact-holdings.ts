import type { PersonTable } from '#platform/server/persons/persons.ts';

/**
 * All tables of this module with rows of a contact; a test checks the catalogue for missing contact id columns. Tables
 * without such a column are registered by email or phone.
 */
export const CONTACT_HOLDINGS: readonly PersonTable[] = [
  {
    table: 'profile_hub.stations',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.stations',
  },
  {
    table: 'profile_hub.segment_members',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.memberships',
  },
  {
    table: 'profile_hub.contact_addresses',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.addresses',
  },
  {
    table: 'profile_hub.import_changes',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.imports',
  },
  {
    table: 'profile_hub.lead_contacts',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.leads',
    unlinks: ['contact_id', 'visit_id'],
  },
  {
    table: 'profile_hub.campaign_responses',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.responses',
    emails: ['email'],
    lowerCase: true,
    phones: ['phone'],
  },
  {
    table: 'profile_hub.answered_contacts',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.answered',
  },
  {
    table: 'profile_hub.data_requests',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.requests',
  },
  {
    table: 'profile_hub.doubles',
    contactIds: ['first_id', 'second_id'],
    what: 'profile-hub:erase.what.doubles',
  },
  {
    table: 'profile_hub.merges',
    contactIds: ['kept_id', 'gone_id'],
    what: 'profile-hub:erase.what.merges',
  },
  {
    table: 'profile_hub.merged_contacts',
    contactIds: ['kept_id', 'gone_id'],
    what: 'profile-hub:erase.what.merges',
  },
  {
    table: 'profile_hub.consents',
    contactIds: ['contact_id'],
    what: 'profile-hub:erase.what.consents',
    stays: true,
  },
];

/** Free text of users, which may name a person. */
export const FREE_TEXTS = [
  {
    table: 'profile_hub.segments',
    columns: { name: 'text', rules: 'jsonb' },
    unique: 'name',
    what: 'profile-hub:erase.what.segments',
  },
  {
    table: 'profile_hub.blocked_addresses',
    columns: { note: 'text' },
    what: 'profile-hub:erase.what.blockNotes',
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
