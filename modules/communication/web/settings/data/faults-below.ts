import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';

/** Paths of the faults below a path: of `rules.1`, but not of `rules.10`. */
export function faultsBelow(errors: object, path: string): string[] {
  return Object.keys(errors).filter((one) => one.startsWith(`${path}.`));
}

/** After values moved or went, their paths belong to others; the next save finds the faults that are left. */
export function clearFaultsBelow({ mantine }: ComptoirForm<ReplySettings>, path: string): void {
  for (const one of faultsBelow(mantine.errors, path)) mantine.clearFieldError(one);
}
