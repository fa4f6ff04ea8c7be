type Branch = { [key: string]: unknown };

/** Applies a patch in place: nothing else holds the value here, and time is measured. */
export function patchInto(value: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return patch[0];
  const branch = value as Branch;
  const changes = patch as Branch;
  if (Array.isArray(branch) && typeof changes.length === 'number') branch.length = changes.length;
  for (const key in changes) {
    if (Array.isArray(branch) && key === 'length') continue;
    if (changes[key] === 0) delete branch[key];
    else branch[key] = patchInto(branch[key], changes[key]);
  }
  return branch;
}
