/** Shows a text in which `<b>…</b>` marks the one part that counts; nothing else in it is markup. */
export function BoldText({ text }: { text: string }) {
  const [before, bold, after] = text.split(/<b>([^<]*)<\/b>/);
  return (
    <>
      {before}
      {bold !== undefined && <b>{bold}</b>}
      {after}
    </>
  );
}
