export function personName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}
