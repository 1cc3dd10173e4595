/** Events for the surrounding page, as DOM events and in its dataLayer. They never contain personal data or answers. */
export type PageEvent =
  | { name: 'ready'; detail: { form: string; version: number; locale: string; steps: number } }
  | { name: 'step'; detail: { form: string; step: number; steps: number } }
  | { name: 'error'; detail: { form: string; code: string; fields: string[] } }
  | { name: 'sent'; detail: { form: string; locale: string } };

export function publishPageEvent(from: HTMLElement, { name, detail }: PageEvent): void {
  const event = `comptoir-form:${name}`;
  from.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  const page = window as { dataLayer?: unknown };
  if (page.dataLayer === undefined) page.dataLayer = [];
  if (Array.isArray(page.dataLayer)) page.dataLayer.push({ event, ...detail });
}
