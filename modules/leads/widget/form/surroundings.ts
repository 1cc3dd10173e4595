/** What the page around a form has said about it. */
export interface Surroundings {
  sku: string | undefined;
  visitId: string | undefined;
  additionalData: Record<string, string> | undefined;
  landedAt: string;
}
