/**
 * A text of ours whose weighty words stand between <b> and </b>. Where that is all it marks, this does;
 * the reader of marked texts that comes with i18next is larger than many a screen.
 */
export function MarkedText({ text }: { text: string }) {
  const [before, marked, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      {marked !== undefined && <b>{marked}</b>}
      {after}
    </>
  );
}
