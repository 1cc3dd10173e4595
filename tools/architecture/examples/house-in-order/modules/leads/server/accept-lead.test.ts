import { people } from '#platform/testing/people.ts';
import { acceptLead } from './accept-lead.ts';

export const tested = [people, acceptLead];
