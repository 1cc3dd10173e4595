export interface Violation {
  rule: string;
  where: string;
  reason: string;
}
