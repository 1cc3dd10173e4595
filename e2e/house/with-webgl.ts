import { chromium, type Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { signIn } from './demo-person.ts';
import type { House } from './start-house.ts';

/** The usual browser of journeys has no graphics, and maps are pictures in it; in this one the processor draws them. */
export async function withWebgl(
  house: House,
  person: string,
  look: (page: Page) => Promise<void>,
  options: { permissions?: string[]; geolocation?: { latitude: number; longitude: number } } = {},
): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
  try {
    const page = await browser.newPage({
      baseURL: house.address,
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...options,
    });
    page.setDefaultTimeout(patience.condition);
    await signIn(page.request, person);
    await look(page);
  } finally {
    await browser.close();
  }
}
