import { productNames } from '#modules/directory/contract/products/product-names.ts';
import { toFormSections } from '../forms/form-row.ts';
import { routeLead } from '../routing/route-lead.ts';
import type { PortQuery } from './batch-queries.ts';
import type { LeadRequest, NewLead } from './new-lead.ts';

/** Routes a request and reads the names of its product. */
export async function routeRequest(ask: PortQuery, request: LeadRequest): Promise<NewLead> {
  const { form, submission, answered, facts, locale } = request;
  const clientId = form.client_id;
  const [sku] = facts.skus;
  const [routed, [product]] = await Promise.all([
    routeLead(ask, {
      clientId,
      form: toFormSections(form),
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
