import { people } from '#platform/testing/people.ts';

export const lead = people;
