// The path of a request, or its fault.

const LONGEST_PATH = 1024;

export type ReadPath =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly status: 400 | 414; readonly fault: string };

/**
 * Reads the path of a request's target. Files are looked up in a table and never on the disk, so no path leads out of the
 * page; paths that no browser sends are refused all the same.
 */
export function readPath(target: string): ReadPath {
  const [coded = ''] = target.split(/[?#]/, 1);
  if (coded.length > LONGEST_PATH) return { ok: false, status: 414, fault: 'The address is too long.' };
  const path = decoded(coded);
  if (path === null || !path.startsWith('/') || hasStrangeSigns(path) || path.split('/').includes('..')) {
    return { ok: false, status: 400, fault: 'The address cannot be read.' };
  }
  return { ok: true, path };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasStrangeSigns(path: string): boolean {
  for (const sign of path) if (sign < ' ' || sign === '\\' || sign === '\x7f') return true;
  return false;
}
