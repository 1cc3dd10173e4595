import { expect, test } from 'vitest';
import { passwordDiffers } from './profile-forms.tsx';

test('the current password is refused as the new one [PRO-03]', () => {
  const password = 'a long enough one';
  expect(passwordDiffers({ currentPassword: password, password })).toEqual({
    code: 'PASSWORD_UNCHANGED',
  });
});

test.each([
  ['an old long one', 'a new long one'],
  ['', ''],
])('current %j and new %j are not the same [PRO-03]', (currentPassword, password) => {
  expect(passwordDiffers({ currentPassword, password })).toBeUndefined();
});
