import { productNames } from '#modules/directory/contract/products/product-names.ts';
import { sectionsOf } from '../forms/form-row.ts';
import { routeLead } from '../routing/route-lead.ts';
import type { Ask } from './ask-together.ts';
import type { LeadRequest, NewLead } from './new-lead.ts';

/** Where a request goes, and what the product it asks for is called. */
export async function routeRequest(ask: Ask, request: LeadRequest): Promise<NewLead> {
  const { form, submission, answered, facts, locale } = request;
  const clientId = form.client_id;
  const [sku] = facts.skus;
  const [routed, [product]] = await Promise.all([
    routeLead(ask, {
      clientId,
      form: sectionsOf(form),
      answered,
      identity: facts.identity,
      country: facts.country,
      chosen: submission.locationId ?? null,
      position: submission.position ?? null,
      locale,
    }),
    sku ? ask(productNames, { clientId, skus: [sku] }) : [],
  ]);
  return { ...request, routed, names: product?.names };
}
