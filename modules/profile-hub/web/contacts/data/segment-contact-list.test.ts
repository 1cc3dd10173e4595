import { expect, test } from 'vitest';
import { whichContactsSchema } from '#modules/profile-hub/contract/contact.ts';
import { restrictToSegment } from './segment-contact-list.ts';

const savedId = '019a8000-0001-7000-8000-000000000009';
const country = { field: 'country', operator: 'any-of', value: ['NO'] } as const;
const all = whichContactsSchema.parse({
  filter: { q: 'ana', groups: [{ match: 'all', filters: [country] }] },
  except: ['a'.repeat(24)],
});

test('selecting all matches on a segment’s page selects only contacts of that segment [PH-02] [PH-03]', () => {
  const chosen = restrictToSegment(all, { savedId });
  expect(whichContactsSchema.parse(chosen)).toEqual(chosen);
  expect(chosen).toMatchObject({
    filter: {
      q: 'ana',
      groups: [
        { match: 'all', filters: [country] },
        { match: 'all', filters: [{ field: 'segment', operator: 'any-of', value: [savedId] }] },
      ],
    },
    except: ['a'.repeat(24)],
  });
});

test('those that were ticked, and all of the whole list, are meant as they are', () => {
  const ticked = { ids: ['b'.repeat(24)] };
  expect(restrictToSegment(ticked, { savedId })).toBe(ticked);
  expect(restrictToSegment(all, undefined)).toBe(all);
  expect(() => restrictToSegment(all, { savedId: undefined })).toThrow('unsaved rules');
});
