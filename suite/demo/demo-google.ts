import type { LocalBusinessProfile } from '#modules/communication/server/google/local/local-business-profile.ts';
import type {
  LocalAccount,
  LocalLocation,
  NewLocalReview,
} from '#modules/communication/server/google/local/local-google-data.ts';
import { demoClients } from './demo-people.ts';
import { type DemoLocation, demoLocations } from './demo-places.ts';

/** The first brand's stores as Google lists them: most alike, some written differently, some missing, some twice. */

const ACCOUNT = 'accounts/104200000000000000001';
const HOUR_MS = 60 * 60 * 1000;
/** About one a day and store, the stores one after the other. */
const HOURS_BETWEEN = 7;
const REVIEWED_STORES = 60;

const open = demoLocations.filter(
  ({ clientId, closed }) => clientId === demoClients[0]?.id && !closed,
);

export function demoGoogleAccounts(): LocalAccount[] {
  const locations = open.flatMap((location, at) => {
    // Some have no profile yet.
    if (at % 9 === 4) return [];
    const listed = asListed(location, at);
    // Some were claimed twice.
    return at % 31 === 7 ? [listed, { ...listed, name: `${listed.name}0` }] : [listed];
  });
  return [{ name: ACCOUNT, accountName: 'Maison Aubrac', locations }];
}

function asListed(location: DemoLocation, at: number): LocalLocation {
  const [city, postalCode, , latitude, longitude] = location.city;
  const isRewritten = at % 4 === 1;
  const street = isRewritten ? shortStreet(location.street) : location.street;
  return {
    name: `locations/${String(7_000_000_000 + at)}`,
    title:
      at % 11 === 5 ? location.company : isRewritten ? `${location.name} – ${city}` : location.name,
    ...(at % 3 === 0 && { storeCode: location.code }),
    storefrontAddress: {
      regionCode: location.country,
      postalCode,
      locality: city,
      addressLines: [street],
    },
    latlng: { latitude, longitude },
    metadata: {
      mapsUri: `https://maps.google.com/maps?cid=${7_000_000_000 + at}`,
      hasVoiceOfMerchant: at % 17 !== 2,
    },
  };
}

function shortStreet(street: string): string {
  return street.replace('straße', 'str.').replace('rue ', 'R. ').replace('place ', 'Pl. ');
}

type Comment = Pick<NewLocalReview, 'grade' | 'comment' | 'reviewer'>;
const COMMENTS: Readonly<Record<'FR' | 'DE' | 'NO', readonly Comment[]>> = {
  FR: [
    {
      reviewer: 'Solène Garrigue',
      grade: 5,
      comment:
        'Accueil chaleureux et très bons conseils pour choisir ma cocotte. Merci à toute l’équipe !',
    },
    {
      reviewer: 'Julien Bastide',
      grade: 2,
      comment:
        'Vingt minutes d’attente à la caisse un mardi matin. Le couteau est très bien, le service moins.',
    },
    {
      reviewer: 'Maëlle P.',
      grade: 4,
      comment: 'Beau choix, prix un peu élevés mais la qualité est là.',
    },
    {
      reviewer: 'Thierry Roumégous',
      grade: 1,
      comment: 'Commande en ligne jamais prête au retrait, et personne ne répond au téléphone.',
    },
    { grade: 5 },
  ],
  DE: [
    {
      reviewer: 'Gudrun Hellwege',
      grade: 5,
      comment: 'Sehr freundliche Beratung, ich habe endlich das richtige Messer gefunden.',
    },
    {
      reviewer: 'Matthias O.',
      grade: 3,
      comment: 'Schönes Geschäft, aber Parken ist in der Innenstadt ein Albtraum.',
    },
    {
      reviewer: 'Frauke Petersen',
      grade: 1,
      comment: 'Laut Internet bis 19 Uhr offen, um 18:15 Uhr stand ich vor verschlossener Tür.',
    },
    {
      reviewer: 'Lorenz Aumüller',
      grade: 4,
      comment: 'Große Auswahl und gut verpackt. Gerne wieder.',
    },
    { grade: 4 },
  ],
  NO: [
    {
      reviewer: 'Ingvild Rønning',
      grade: 5,
      comment: 'Hyggelig betjening og god hjelp til å velge gryte!',
    },
    {
      reviewer: 'Håvard T.',
      grade: 2,
      comment: 'Varen var ikke på lager selv om nettsiden sa det.',
    },
    { reviewer: 'Silje Myhre', grade: 4, comment: 'Fin butikk med godt utvalg, litt dyrt.' },
    { grade: 3 },
  ],
};

/** The same reviews at every start, the last some hours old. */
export function addDemoReviews(google: LocalBusinessProfile, now: Date): void {
  const listed = google.accounts[0]?.locations.slice(0, REVIEWED_STORES) ?? [];
  for (const [store, { name, storefrontAddress }] of listed.entries()) {
    const country = storefrontAddress?.regionCode;
    const comments = COMMENTS[country === 'FR' || country === 'NO' ? country : 'DE'];
    for (const [at, comment] of comments.entries())
      google.reviews.add(`${ACCOUNT}/${name}`, {
        ...comment,
        reviewId: `demo-${store}-${at}`,
        at: new Date(now.getTime() - (store + at * REVIEWED_STORES + 1) * HOURS_BETWEEN * HOUR_MS),
        ...(at === 0 &&
          store % 5 === 0 && { media: [{ thumbnailUrl: 'https://lh3.example/demo.jpg' }] }),
      });
  }
}
