/** What the page around is told, by an event on the element and in its dataLayer. Never who asked or what they wrote. */
export type Told =
  | { name: 'ready'; detail: { form: string; version: number; locale: string; steps: number } }
  | { name: 'step'; detail: { form: string; step: number; steps: number } }
  | { name: 'error'; detail: { form: string; code: string; fields: string[] } }
  | { name: 'sent'; detail: { form: string; locale: string } };

export function tellPage(from: HTMLElement, { name, detail }: Told): void {
  const event = `comptoir-form:${name}`;
  from.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true }));
  const page = window as { dataLayer?: unknown };
  if (page.dataLayer === undefined) page.dataLayer = [];
  if (Array.isArray(page.dataLayer)) page.dataLayer.push({ event, ...detail });
}
