const TYPED = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?$|^(\d{1,2})(\d{2})$/i;

/**
 * Converts input such as 9, 930, 9.30 or 18h30 to 09:00, 09:30, 18:30. Invalid input is returned for validation to
 * reject.
 */
export function normalizeTypedTime(typed: string): string {
  const found = TYPED.exec(typed.trim());
  if (!found) return typed.trim();
  const hour = Number(found[1] ?? found[3]);
  const minute = found[2] ?? found[4] ?? '00';
  if (hour > 24 || Number(minute) > 59 || (hour === 24 && minute !== '00')) return typed.trim();
  return `${String(hour).padStart(2, '0')}:${minute}`;
}
