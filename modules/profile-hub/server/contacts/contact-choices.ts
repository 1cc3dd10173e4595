import type { z } from 'zod';
import type { getContactChoicesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type KnownCriterion, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';

type Choices = z.output<typeof getContactChoicesCall.response>;

/** Columns and filter choices of the contact list, in the reader's language. */
export async function contactChoices(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<Choices> {
  const [book, segments, counted] = await Promise.all([
    readCriteriaIndex({ db }, clientId, reader),
    db
      .selectFrom('profile_hub.segments')
      .select(['id', 'name'])
      .where('client_id', '=', clientId)
      .where('saved', '=', true)
      .orderBy('name_key')
      .execute(),
    db
      .selectFrom('profile_hub.contacts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('client_id', '=', clientId)
      .executeTakeFirst(),
  ]);
  const say = app.texts.translator(reader);
  return {
    total: Number(counted?.total ?? 0),
    criteria: book.all.map((criterion) => told(criterion, say)),
    segments,
  };
}

function told(
  { kind, label, options, ...criterion }: KnownCriterion,
  say: (key: string) => string,
): Choices['criteria'][number] {
  const { id, slug, type, active, mandatory, source, version } = criterion;
  return {
    id,
    label: typeof label === 'string' ? say(label) : label.words,
    slug,
    type,
    active,
    mandatory,
    options: options.map((option) => ({
      ...option,
      label: source === 'GTR' ? say(option.label) : option.label,
    })),
    source,
    consent: kind === 'consent',
    version,
  };
}
