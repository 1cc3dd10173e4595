import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { followedBrand } from './testing/followed-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const { brand, db, follow, visitsOf, configure } = await followedBrand(suite);

async function change(id: string, set: Record<string, unknown>) {
  await db
    .updateTable('touchpoints.touchpoints')
    .set(set as never)
    .where('client_id', '=', brand.id)
    .where('id', '=', id)
    .execute();
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('outside of its time', () => {
  test('it shows when it opens and offers a calendar entry [TP-06]', async () => {
    const starts_at = new Date('2031-12-01T08:00:00Z');
    const id = await madeTouchpoint(app, brand, { suffix: 'advent', starts_at });
    const answer = await follow('/advent', { 'accept-language': 'de' });
    expect(answer.status).toBe(200);
    expect(answer.raw.body).toContain('Diese Seite öffnet am Montag, 1. Dezember 2031');
    expect(answer.raw.body).toContain('href="/advent?calendar"');
    const calendar = (await follow('/advent?calendar')).raw;
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART:20311201T080000Z');
    expect(calendar.body).toContain(`URL:https://${brand.host}/advent`);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('it redirects to its fallback, else to that of its configuration, else shows that it is over [TP-06]', async () => {
    const ends_at = new Date('2026-09-26T10:00:00Z');
    const id = await madeTouchpoint(app, brand, { suffix: 'salon', ends_at });
    await configure();
    const over = await follow('/salon', { 'accept-language': 'fr' });
    expect(over.status).toBe(410);
    expect(over.raw.body).toContain(
      'Cette page n’est plus disponible depuis le samedi 26 septembre',
    );
    await change(id, { fallback_url: 'https://shop.example/after' });
    await expect
      .poll(async () => (await follow('/salon')).headers.location)
      .toBe('https://shop.example/after');
    await change(id, { fallback_url: null });
    await db
      .updateTable('touchpoints.configurations')
      .set({ fallback_url: 'https://aubrac.example/all' })
      .where('client_id', '=', brand.id)
      .execute();
    await expect
      .poll(async () => (await follow('/salon')).headers.location)
      .toBe('https://aubrac.example/all');
    await db
      .updateTable('touchpoints.configurations')
      .set({ fallback_url: null })
      .where('client_id', '=', brand.id)
      .execute();
    await expect.poll(async () => (await follow('/salon')).status).toBe(410);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('it returns 410 when deleted and redirects again when restored [TP-06]', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'comes-back' });
    expect((await follow('/comes-back')).status).toBe(302);
    await change(id, { deleted_at: new Date() });
    await expect.poll(async () => (await follow('/comes-back')).status).toBe(410);
    await change(id, { deleted_at: null });
    await expect.poll(async () => (await follow('/comes-back')).status).toBe(302);
  });

  test('a cap admits exactly its number of visits, however many are concurrent', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'only-five', visit_cap: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => follow('/only-five')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 302, 302, 302, 302, 410, 410, 410, 410, 410, 410, 410]);
    expect(await visitsOf(id)).toHaveLength(5);
    await change(id, { visit_cap: 6, ends_at: days(1) });
    await expect.poll(async () => (await follow('/only-five')).status).toBe(302);
    expect((await follow('/only-five')).status).toBe(410);
  });
});
