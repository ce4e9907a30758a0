const address = /([\w.+-]+@[\w-]+\.[\w.-]*\w)/;

/** A text in which mail addresses can be written to. */
export function MailText({ text }: { text: string }) {
  return text.split(address).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={index} href={`mailto:${piece}`} className="text-accent underline underline-offset-4">
        {piece}
      </a>
    ),
  );
}
