/** What a recipient may choose for themselves instead of what a form says; new leads are told of whatever they choose. */
export const REMINDER_FREQUENCIES = ['weekly', 'none'] as const;
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number];
