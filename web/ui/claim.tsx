/** A claim with what a reader has to know to judge it. The mark is how a test finds claims that stand alone. */
export function Claim({ statement, disclosure }: { statement: string; disclosure: string }) {
  return (
    <div data-claim>
      <p className="font-medium">{statement}</p>
      <p className="mt-1 text-sm text-quiet">{disclosure}</p>
    </div>
  );
}
