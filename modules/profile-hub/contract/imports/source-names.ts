/** Labels of the ways in which persons consent. */
export const SOURCE_NAMES = {
  card: 'profile-hub:import.source.card',
  form: 'profile-hub:import.source.form',
  purchase: 'profile-hub:import.source.purchase',
  event: 'profile-hub:import.source.event',
  phone: 'profile-hub:import.source.phone',
  other: 'profile-hub:import.source.other',
} as const;
