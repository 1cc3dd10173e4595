import { localeSchema } from '#platform/contract/locale.ts';
import type { App } from '../../app.ts';
import { type RenderedMail, renderMail } from '../render-mail.ts';

/** A template with its sample. */
export function previewMail(app: App, params: Record<string, string>): RenderedMail | undefined {
  const language = localeSchema.safeParse(params.language);
  const template = app.mail.templates.find(({ name }) => name === params.template);
  if (!language.success || !template) return undefined;
  const locale = language.data;
  return renderMail(app, template, { locale, input: template.sample(locale) });
}
