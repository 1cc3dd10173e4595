import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { PublicForm } from '#modules/leads/contract/forms/public-form.ts';

/** A brand as a form shows it on any page. */
export function toPublicBrand({ name, color, brandId, logoFileId }: Brand): PublicForm['brand'] {
  return {
    name,
    color,
    logoUrl: logoFileId ? `/p/${encodeURIComponent(brandId)}/-/logo?v=${logoFileId}` : null,
  };
}
