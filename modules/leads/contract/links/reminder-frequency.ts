/** Reminder choices of a recipient, instead of the form's setting; new leads are always announced. */
export const REMINDER_FREQUENCIES = ['weekly', 'none'] as const;
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number];
