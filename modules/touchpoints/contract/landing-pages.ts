import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { changeTouchpoints } from './permissions.ts';
import { whichTouchpointsSchema } from './touchpoint.ts';
import { noLandingPage } from './touchpoint-problems.ts';

/** The landing page of a product's code, built by a job within the hour or on request [TP-10]. */
export const refreshLandingPageCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/refreshLandingPage',
  module: 'touchpoints',
  summary: 'Refresh the landing pages of touchpoints; a job does it.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  body: z.strictObject({ brandId: z.string(), which: whichTouchpointsSchema }),
  response: z.object({ jobId: z.string(), waiting: z.number().int() }),
  status: 202,
  errors: [noLandingPage],
});

/**
 * The client's form for visitors of a product, provided by the forms module. The page shows it if there is one. The
 * visit links the result to the scan.
 */
export interface LandingForm {
  /** URL to which the page sends the visitor, with product and visit. */
  url: string;
  title: string;
  button: string;
  /** Prefilled message of the request; otherwise the visitor writes it. */
  message?: string;
  /** One line below the button: when to expect a response, and how the email address is used. */
  note?: string;
  /**
   * The embedded form: markup with escaped values and style, from the forms module. It submits to a URL of the app. Its
   * maps may load from third-party hosts.
   */
  standing?: {
    markup: string;
    /** The same form for another visitor. Each has a separate number, so that a request sent twice counts once. */
    renew?: () => string;
    style: string;
    /** Stylesheet of the form alone, for pages outside of a brand's frame. */
    formStyle: string;
    mapHosts?: readonly string[];
  };
}
interface LandingPosition {
  latitude: number;
  longitude: number;
}
export type LandingPlace = { words: string } | LandingPosition;
export const landingForm = definePort<
  {
    clientId: string;
    sku: string;
    /** Name of the product for a prepared message; without it the message is empty. */
    product?: string;
    visitId: string | null;
    locale: Locale;
    /** The shop nearest to a place that the visitor has given; it receives the request. */
    placeId: string | null;
    /** The input of the page's own place search, so that the form does not search again. */
    near: LandingPlace | null;
    /** Where the proxy sees the visitor, if they gave no place: the form lists the shops there and chooses none. */
    seenAt?: LandingPosition;
    /** Id of the page's place field, if any; the form then has no separate one. */
    placeField: string | null;
    /** A specific form instead of the first one for products; rendered without the widget and with the store selected. */
    formId?: string;
    /** URL of the page with the form, which is stored with the request. */
    pageUrl?: string;
    /** Origin of the page that frames this one. The form is only embedded if it allows that origin. */
    framedBy?: string;
  },
  LandingForm | null
>('touchpoints.landing-form');
