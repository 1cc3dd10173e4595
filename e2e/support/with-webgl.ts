import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { signIn } from './demo-person.ts';
import type { JourneyApp } from './start-journey-app.ts';

export type WebglOptions = Pick<BrowserContextOptions, 'permissions' | 'geolocation' | 'viewport'>;

/** The usual browser of journeys has no graphics and shows maps as static images; in this one the CPU draws them. */
export function launchWebgl(): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
}

/** Signs a user in within a separate context that shares nothing with other journeys. */
export async function withWebgl(
  { suite, webgl }: { suite: JourneyApp; webgl: Browser },
  person: string,
  look: (page: Page) => Promise<void>,
  options: WebglOptions = {},
): Promise<void> {
  const page = await webgl.newPage({
    baseURL: suite.address,
    locale: 'en-US',
    reducedMotion: 'reduce',
    // Renders a sixteenth of the pixels: the CPU draws each of them, and no journey checks single pixels.
    deviceScaleFactor: 0.25,
    ...options,
  });
  try {
    page.setDefaultTimeout(patience.condition);
    await signIn(page.request, person);
    await look(page);
  } finally {
    await page.close();
  }
}
