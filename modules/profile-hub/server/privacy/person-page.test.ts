import { expect, test } from 'vitest';
import { Texts } from '#platform/server/texts/texts.ts';
import { personPage } from './make-person-file.ts';

const held = [
  { what: 'platform:person.audit', records: [{ at: '2026-01-02T03:04:05Z', after: { a: 1 } }] },
  {
    what: 'profile-hub:erase.what.contacts',
    records: [
      {
        createdAt: '2026-06-30T22:30:00.000Z',
        origin: 'import',
        'profile-hub:standard.firstname': 'Ada',
        'profile-hub:standard.birthdate': '1990-02-01',
        'profile-hub:standard.gender': 'profile-hub:gender.female',
        'profile-hub:standard.country': 'AT',
        'profile-hub:standard.optin_email': true,
        'Size: shoes': '38',
      },
    ],
  },
];

test('a person’s page begins with the contact, in the page’s language and the brand’s time zone [PH-17]', () => {
  const page = personPage(held, {
    locale: 'de',
    timeZone: 'Europe/Paris',
    madeAt: new Date('2026-11-17T08:00:00Z'),
    translate: new Texts().translator('de'),
  });
  for (const text of ['Vorname', '1. Februar 1990', 'Weiblich', 'Österreich', 'Ja', 'Size: shoes'])
    expect(page).toContain(text);
  expect(page).toContain('1. Juli 2026 um 00:30');
  expect(page).not.toMatch(/profile-hub:|contact\.origin/);
  expect(page.indexOf('Ada')).toBeLessThan(page.indexOf('<pre>'));
});
