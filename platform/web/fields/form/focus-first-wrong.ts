const CONTROLS = 'input, textarea, select, button';

/** First as the eye meets them, not as the schema lists them. */
export function focusFirstWrong(formId: string, wrongPaths: readonly string[]): void {
  const fields =
    document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  for (const field of fields) {
    if (!wrongPaths.includes(field.dataset.path ?? '')) continue;
    const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS);
    control?.focus();
    return;
  }
}
