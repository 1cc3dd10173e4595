import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import type { Principal } from '../../sessions/principal.ts';
import { mayCall } from './admit-request.ts';

const ofSuperAdmins = defineCall({
  method: 'GET',
  path: '/api/sa/things',
  module: 'test',
  summary: 'What only super admins see.',
  access: { kind: 'super-admin' },
  response: z.null(),
});
const principal: Principal = {
  userId: 'u',
  sessionId: 's',
  locale: 'en',
  isSuperAdmin: true,
  memberships: new Map(),
};

test('a super admin call is allowed to super admins themselves, not to a user who acts as one [SUP-04]', () => {
  expect(mayCall(ofSuperAdmins, principal)).toBe(true);
  expect(mayCall(ofSuperAdmins, { ...principal, actedBy: 'another' })).toBe(false);
  expect(mayCall(ofSuperAdmins, { ...principal, isSuperAdmin: false })).toBe(false);
});
