import { expect, test } from 'vitest';
import { allModules } from '#platform/testing/all-modules.ts';

/** Each is answered by `answerLinkedFile`; its test takes the right away from who had the file made and finds it shut. */
const KNOWN = ['/api/node/touchpoint/zip/{token}', '/files/{id}'];

test('a new call that gives a file to whoever holds a link is held against its owner, too', async () => {
  const calls = (await allModules()).flatMap(({ routes }) =>
    (routes ?? []).map(({ call }) => call),
  );
  const linked = calls.filter(
    ({ access, response }) => access.kind === 'link' && 'file' in (response as object),
  );
  expect(linked.map(({ path }) => path).sort()).toEqual(KNOWN);
});
