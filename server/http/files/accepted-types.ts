export interface AcceptedType {
  /** "text/csv", or with wildcards. */
  type: string;
  /** What follows it, without the weight: "nulls=stripped". */
  parameters: string[];
  /** From 0, which means "not this one", to 1, which is what a type without a weight has. */
  weight: number;
}

/** The media types of an Accept header, in lower case and in its order. */
export function acceptedTypes(accept: string): AcceptedType[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parts] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parts.find(isWeight)?.replace(/^q\s*=\s*/, '');
    return {
      type,
      parameters: parts.filter((part) => !isWeight(part)),
      weight: weight === undefined ? 1 : Number(weight) || 0,
    };
  });
}

function isWeight(parameter: string): boolean {
  return /^q\s*=/.test(parameter);
}
