import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { changeTouchpoints } from './permissions.ts';
import { whichTouchpointsSchema } from './touchpoint-list.ts';
import { noLandingPage } from './touchpoint-problems.ts';

/** The page a product's code leads to: built by a job, within the hour, and whenever somebody asks [TP-10]. */
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
 * The client's form for somebody who looks at a product, answered by the module that has forms; the page shows it where
 * there is one. The visit joins what comes of it to the scan.
 */
export interface LandingForm {
  /** Where the page sends the visitor, with product and visit. */
  url: string;
  title: string;
  button: string;
  /** The request ready to send; without it the visitor writes it over there. */
  message?: string;
  /** One line under the button: when an answer comes, and what the address is for. */
  note?: string;
  /**
   * The form itself, to stand in the page: markup of the module that has forms, whose every value it has escaped, and its
   * style. It is sent to an address of the suite. Its maps may come from hosts of others.
   */
  standing?: {
    markup: string;
    /** The same form for another visitor: each has a number of its own, by which a request that is sent twice counts once. */
    renew?: () => string;
    style: string;
    /** The rules of the form alone, for a page that is not in the frame of a brand's pages. */
    formStyle: string;
    mapHosts?: readonly string[];
  };
}
export type LandingPlace = { words: string } | { latitude: number; longitude: number };
export const landingForm = definePort<
  {
    clientId: string;
    sku: string;
    visitId: string | null;
    locale: Locale;
    /** The shop nearest to the visitor, where that is known: whom the request goes to. */
    placeId: string | null;
    /** What the page's own place search was given: the form does not search for it again. */
    near: LandingPlace | null;
    /** The id of the page's field for a place, if it has one: the form then has none of its own. */
    placeField: string | null;
    /** This form instead of the first one about products; it is given without the widget, with the store chosen. */
    formId?: string;
    /** The page that shows the form: a request says where it was sent from. */
    pageUrl?: string;
    /** The origin of the page that frames this one: the form stands in it only where the form allows that origin. */
    framedBy?: string;
  },
  LandingForm | null
>('touchpoints.landing-form');
