import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildFilterFields } from './list-question.ts';

const fields = {
  country: { kind: 'choice', item: z.string() },
  type: { kind: 'choice', item: z.string() },
  city: { kind: 'text' },
  opened: { kind: 'date' },
} as const;
const names = { country: 'Country', type: 'Type', city: 'City', opened: 'Opened' };

test('a list offers each of its fields by name, and no choice that has nothing to choose', () => {
  const options = [{ value: 'FR', label: 'France' }];
  expect(buildFilterFields({ fields }, names, { country: options, type: [] })).toEqual([
    { id: 'country', name: 'Country', kind: 'choice', options },
    { id: 'city', name: 'City', kind: 'text' },
    { id: 'opened', name: 'Opened', kind: 'date', presets: expect.any(Array) },
  ]);
});
