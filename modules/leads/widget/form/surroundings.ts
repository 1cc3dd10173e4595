/** Data about the form that the surrounding page provides. */
export interface Surroundings {
  sku: string | undefined;
  visitId: string | undefined;
  additionalData: Record<string, string> | undefined;
  landedAt: string;
}
