import type { CallInput } from '#platform/contract/call.ts';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import type { TestClient, TestUser } from '#platform/testing/people.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

export const LIST = 'touchpoints.touchpoints';

type NewView = CallInput<typeof clientViewCalls.create>['body'];
type Changes = CallInput<typeof clientViewCalls.update>['body'];
type RoleAtClient = 'brand_admin' | 'brand_user' | 'sales_rep' | 'store_owner';

export interface ViewUser extends ReturnType<typeof viewActions> {
  user: TestUser;
}

/** A new user at a client, with helpers for its views. */
export async function createViewUser(
  suite: TestApp,
  client: TestClient,
  role: RoleAtClient = 'brand_user',
): Promise<ViewUser> {
  const user = await suite.people.user({ at: [{ client, role }] });
  return { user, ...viewActions(client, await suite.visitor().as(user)) };
}

export function viewActions({ id: uuid }: { id: string }, visitor: Visitor) {
  const params = { uuid };
  const views = async (list = LIST) =>
    (await visitor.call(clientViewCalls.list, { params, query: { list } })).body;
  return {
    visitor,
    views,
    names: async (list?: string) => (await views(list)).items.map(({ name }) => name),
    keep: (given: Partial<NewView> = {}) =>
      visitor.call(clientViewCalls.create, {
        params,
        body: { list: LIST, name: 'Paris', search: 'q=paris', ...given },
      }),
    change: (id: string, body: Changes) =>
      visitor.call(clientViewCalls.update, { params: { uuid, id }, body }),
    remove: (id: string) => visitor.call(clientViewCalls.delete, { params: { uuid, id } }),
  };
}
