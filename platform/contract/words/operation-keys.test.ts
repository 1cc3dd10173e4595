import { expect, test } from 'vitest';
import { auditedFieldKeys, operationKeys } from '../text/text-keys.ts';

test('the text of a job, a record or a queue belongs to the module that its name begins with [SUP-05]', () => {
  expect(operationKeys('job', 'directory.locations.import')[0]).toBe(
    'directory:operations.job.locations.import',
  );
  expect(operationKeys('record', 'platform.acting')[0]).toBe('platform:operations.record.acting');
  expect(operationKeys('queue', 'touchpoints')[0]).toBe('touchpoints:operations.queue.touchpoints');
});

test('what begins with no module’s name is the platform’s', () => {
  expect(operationKeys('job', 'mail.deliver')[1]).toBe('platform:operations.job.mail.deliver');
  expect(operationKeys('queue', 'events')[1]).toBe('platform:operations.queue.events');
});

test('a module with a two-part name has its records in a schema with an underscore', () => {
  expect(operationKeys('record', 'gift_cards.cards')[0]).toBe('gift-cards:operations.record.cards');
  expect(auditedFieldKeys('gift_cards.cards', 'name')[0]).toBe('gift-cards:operations.field.name');
});

test('a field uses the text of its module, else that of its label, else that of the platform', () => {
  expect(auditedFieldKeys('directory.clients', 'brand_color')).toEqual([
    'directory:operations.field.brand_color',
    'directory:field.brandColor',
    'platform:operations.field.brand_color',
  ]);
});
