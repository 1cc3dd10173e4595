import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';

/** Undefined if the text contains no digits. */
export function phoneAddress(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

export function mapAddress(place: PlaceToBuy): string {
  const { latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const words = [place.street, place.postalCode, place.city, place.country].filter(Boolean);
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words.join(' '))}`;
}

/** Only URLs that a browser opens as a page. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
