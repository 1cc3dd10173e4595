const CONTROLS = 'input, textarea, select, button';
const PATIENCE_MS = 3_000;

/** Focuses the input of a path as soon as its tab is rendered, or else the nearest surrounding one. */
export function focusPlace(path: string, since = performance.now()): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const place = CSS.escape(parts.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(`[data-path="${place}"]`);
    const control = found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS);
    if (!control) continue;
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
  if (performance.now() - since < PATIENCE_MS) requestAnimationFrame(() => focusPlace(path, since));
}
