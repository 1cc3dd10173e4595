import { expect, test } from 'vitest';
import { notificationAddress } from './notification-address.ts';

test('a screen opens below the client that the notification is about', () => {
  expect(notificationAddress('c-1', '/platform/leads?id=7')).toEqual({
    address: '/clients/c-1/platform/leads?id=7',
    isFile: false,
  });
});

test("a file is fetched at its call's address", () => {
  expect(notificationAddress('c-1', '/files/abc?signature=x')).toEqual({
    address: '/files/abc?signature=x',
    isFile: true,
  });
});

test('a screen above clients is opened there, whichever client it is about', () => {
  expect(notificationAddress('c-1', '/super-admin/webhooks')).toEqual({
    address: '/super-admin/webhooks',
    isFile: false,
  });
});
