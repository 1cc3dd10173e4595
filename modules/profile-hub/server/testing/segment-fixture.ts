import type { RuleFilter, RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import {
  createSegmentCall,
  deleteSegmentCall,
  updateSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from './brand-contacts.ts';

export const createRuleGroup = (...filters: RuleGroup['filters']): RuleGroup => ({
  condition: 'and',
  filters,
});
export const inCountry = (value: string): RuleFilter => ({
  field: 'country',
  operator: 'is',
  value,
});
export const inSegment = (id: string): RuleFilter => ({
  field: '@segment',
  operator: 'is',
  value: id,
});

/** A new brand with an admin, and the calls that most segment tests start with. */
export async function segmentFixture(suite: TestApp) {
  const client = await suite.people.client({ timeZone: 'Pacific/Auckland' });
  const { brandId } = client;
  const admin = await suite.adminOf(client);
  const ofClient = () => suite.app.database.ofClient<ProfileHubTables>(client.id);
  const query = () => ({ query: { brandId } });
  const create = (given: object, visitor: Visitor = admin) =>
    visitor.call(createSegmentCall, { body: { brandId, ...given } as never });
  return {
    client,
    admin,
    ofClient,
    query,
    create,
    saved: async (name: string, ...filters: RuleGroup['filters']) =>
      (await create({ name, saved: true, rules: createRuleGroup(...filters) })).body,
    update: (id: string, changes: object, visitor: Visitor = admin) =>
      visitor.call(updateSegmentCall, { params: { id }, body: { brandId, ...changes } as never }),
    remove: (id: string) => admin.call(deleteSegmentCall, { params: { id }, ...query() }),
    contact: (email: string, values: object = {}) =>
      brandContact({ db: ofClient() }, client.id, { email, ...values } as never),
  };
}
