/** Reads a part of a message; undefined is no value of a message, so it means that the part does not fit. */
export type FieldReader<X> = (from: unknown) => X | undefined;
export type Fields = { readonly [name: string]: FieldReader<unknown> };
export type Of<F extends Fields> = { readonly [N in keyof F]: F[N] extends FieldReader<infer X> ? X : never };

export const text =
  (longest: number, least = 1): FieldReader<string> =>
  (from) =>
    typeof from === 'string' && from.length <= longest && from.length >= least ? from : undefined;

/** Letters, digits, - and _: tokens, keys and names of tables. */
export const code =
  (longest: number, least = 1): FieldReader<string> =>
  (from) =>
    typeof from === 'string' && from.length <= longest && from.length >= least && isCode(from)
      ? from
      : undefined;

const CODE_LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const IS_CODE: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  CODE_LETTERS.includes(String.fromCharCode(code)),
);

/** Letter by letter, without a regular expression: every message has several codes. */
function isCode(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (IS_CODE[text.charCodeAt(at)] !== true) return false;
  return text.length > 0;
}

export const count =
  (most = Number.MAX_SAFE_INTEGER): FieldReader<number> =>
  (from) =>
    typeof from === 'number' && Number.isSafeInteger(from) && from >= 0 && from <= most ? from : undefined;

export const between =
  (least: number, most: number): FieldReader<number> =>
  (from) => {
    const read = count(most)(from);
    return read !== undefined && read >= least ? read : undefined;
  };

export const oneOf =
  <X extends string>(all: readonly X[]): FieldReader<X> =>
  (from) =>
    all.find((one) => one === from);

export const yesOrNo: FieldReader<boolean> = (from) => (typeof from === 'boolean' ? from : undefined);

export const orNull =
  <X>(reader: FieldReader<X>): FieldReader<X | null> =>
  (from) =>
    from === null ? null : reader(from);

export const listOf =
  <X>(reader: FieldReader<X>, most: number): FieldReader<readonly X[]> =>
  (from) => {
    if (!Array.isArray(from) || from.length > most) return undefined;
    const list: X[] = [];
    for (const one of from) {
      const read = reader(one);
      if (read === undefined) return undefined;
      list.push(read);
    }
    return list;
  };

/** An object whose inside its game reads. */
export const object: FieldReader<object> = (from) =>
  typeof from === 'object' && from !== null && !Array.isArray(from) ? from : undefined;

/** An object with exactly these fields. */
export const shape =
  <F extends Fields>(fields: F): FieldReader<Of<F>> =>
  (from) => {
    const given = object(from);
    return given === undefined ? undefined : (readFields(fields, given, []) ?? undefined);
  };

/** Exactly these fields, all of them, and nothing else; those besides have been read already. */
export function readFields<F extends Fields>(
  fields: F,
  from: object,
  besides: readonly string[],
): Of<F> | null {
  const given = from as { readonly [name: string]: unknown };
  const read: { [name: string]: unknown } = {};
  let found = 0;
  for (const name of besides) {
    read[name] = given[name];
    found += 1;
  }
  for (const name in fields) {
    if (!Object.hasOwn(given, name)) return null;
    const value = fields[name]?.(given[name]);
    if (value === undefined) return null;
    read[name] = value;
    found += 1;
  }
  return Object.keys(given).length === found ? (read as Of<F>) : null;
}
