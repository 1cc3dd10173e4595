import { expect, test } from 'vitest';
import { whichContactsSchema } from '#modules/profile-hub/contract/contact.ts';
import { restrictToSegment } from './segment-contact-list.ts';

const keptId = '019a8000-0001-7000-8000-000000000009';
const country = { field: 'country', operator: 'any-of', value: ['NO'] } as const;
const all = whichContactsSchema.parse({
  filter: { q: 'ana', groups: [{ match: 'all', filters: [country] }] },
  except: ['a'.repeat(24)],
});

test('selecting all matches on a segment’s page selects only contacts of that segment [PH-02] [PH-03]', () => {
  const chosen = restrictToSegment(all, { keptId });
  expect(whichContactsSchema.parse(chosen)).toEqual(chosen);
  expect(chosen).toMatchObject({
    filter: {
      q: 'ana',
      groups: [
        { match: 'all', filters: [country] },
        { match: 'all', filters: [{ field: 'segment', operator: 'any-of', value: [keptId] }] },
      ],
    },
    except: ['a'.repeat(24)],
  });
});

test('those that were ticked, and all of the whole list, are meant as they are', () => {
  const ticked = { ids: ['b'.repeat(24)] };
  expect(restrictToSegment(ticked, { keptId })).toBe(ticked);
  expect(restrictToSegment(all, undefined)).toBe(all);
});
