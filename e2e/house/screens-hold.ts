import type { Page } from '@playwright/test';
import { holdsAtEveryWidth } from './holds-at-every-width.ts';
import { openScreen } from './open-screen.ts';

/** Addresses of screens; with what is true of them alone. */
export interface ScreenToHold {
  path: string;
  /** A table becomes cards, a form other fields. */
  otherwiseOnPhone?: boolean;
}

/** Every one of these screens is accessible and holds at every width; each is loaded once. */
export async function screensHold(page: Page, screens: readonly ScreenToHold[]): Promise<void> {
  for (const { path, ...options } of screens) {
    await openScreen(page, path);
    await holdsAtEveryWidth(page, path, options);
  }
}
