/** Whether an import can be undone no more. */
export function isLate({ undoUntil }: { undoUntil: string }): boolean {
  return new Date(undoUntil).getTime() < Date.now();
}
