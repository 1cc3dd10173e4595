import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import { saveReplySettingsCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewBrand } from '../testing/review-brand.ts';
import { findOwnTopicsJob } from './find-own-topics.job.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const topic = (...words: string[]) => ({
  key: 'wrapping',
  names: { fr: 'Emballage' },
  words: { fr: words },
});

async function brandWithComments() {
  const brand = await reviewBrand(suite, { active: false });
  const wrapped = await brand.addReview({ comment: 'Le papier cadeau est magnifique, merci !' });
  const other = await brand.addReview({ comment: 'Très bon accueil, mais le ruban manque.' });
  await brand.answer();
  const { brandId, clientId } = brand;
  /** Saves the brand's custom topics and returns the inputs of the waiting jobs, newest last. */
  const save = async (version: number, ...topics: ReturnType<typeof topic>[]) => {
    const settings = { ...DEFAULT_REPLY_SETTINGS, topics };
    const { status } = await brand.visitor.call(saveReplySettingsCall, {
      body: { brandId, version, settings },
    });
    expect(status).toBe(200);
    const { rows } = await sql<{ input: { clientId: string; topics: string } }>`
      select data -> 'input' as input from pgboss.job
      where name = ${findOwnTopicsJob.name} and data ->> 'clientId' = ${clientId} order by created_on, id`.execute(
      app.database.acrossClients(),
    );
    return rows.map(({ input }) => input);
  };
  const run = (input: { clientId: string; topics: string } | undefined) =>
    findOwnTopicsJob.handle({ app, input, signal: new AbortController().signal } as never);
  const topicsOf = async (id: string) => (await brand.read(id)).topics.map((found) => found.topic);
  return { wrapped, other, save, run, topicsOf };
}

test('a new own topic is looked for in stored comments, and one that is removed goes [REV-08]', async () => {
  const { wrapped, other, save, run, topicsOf } = await brandWithComments();
  expect(await topicsOf(wrapped)).not.toContain('wrapping');
  const before = await topicsOf(other);
  await run((await save(1, topic('papier cadeau'))).at(-1));
  expect(await topicsOf(wrapped)).toContain('wrapping');
  expect(await topicsOf(other)).toEqual(before);
  await run((await save(2)).at(-1));
  expect(await topicsOf(wrapped)).not.toContain('wrapping');
});

test('a change of own topics ends the search for the ones before; other settings start none [REV-08]', async () => {
  const { wrapped, other, save, run, topicsOf } = await brandWithComments();
  await save(1, topic('papier cadeau'));
  const [first, second, ...more] = await save(2, topic('ruban'));
  expect(more).toEqual([]);
  await run(first);
  expect(await topicsOf(wrapped)).not.toContain('wrapping');
  await run(second);
  expect(await topicsOf(other)).toContain('wrapping');
  expect(await save(3, topic('ruban'))).toHaveLength(2);
});
