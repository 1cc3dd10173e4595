import { expect, test } from 'vitest';
import { SendSlots } from './send-delivery.ts';

test('a process sends twelve at a time, six of them to one client', async () => {
  const slots = new SendSlots();
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const sends = ['a', 'b', 'c'].flatMap((client) =>
    Array.from({ length: 8 }, () =>
      slots.run(client, async () => {
        begun.push(client);
        await end.promise;
      }),
    ),
  );
  await Promise.resolve();
  expect(begun).toEqual([...Array(6).fill('a'), ...Array(6).fill('b')]);
  end.resolve();
  await Promise.all(sends);
  expect(begun).toHaveLength(24);
});
