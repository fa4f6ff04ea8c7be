// Retention times set by the host: RETENTION=abandoned=90,bugs=30
import { isRetentionKind, RETENTION, RETENTION_KINDS, type Retention } from '@race/protocol';

const LONGEST = 3_650;

/** The retention times; a sentence where they are invalid. */
export function readRetention(items: readonly string[]): Retention | string {
  const days: Record<string, number> = {};
  for (const item of items) {
    const [, name = '', number = ''] = /^(\w+)=(\d{1,4})$/.exec(item) ?? [];
    const count = Number(number);
    if (!isRetentionKind(name) || count < 1 || count > LONGEST)
      return `RETENTION must be like abandoned=90,bugs=30, with ${RETENTION_KINDS.join(', ')} and days from 1 to ${LONGEST}, not "${item}".`;
    days[name] = count;
  }
  return { ...RETENTION, ...days };
}
