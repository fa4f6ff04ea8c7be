// A fair queue: addresses take turns, and so do the tables of one address.

export interface Whose {
  /** Where the request came from; empty for tables that nobody watches. */
  readonly address: string;
  readonly table: string;
}

export interface FairQueue<X> {
  readonly size: number;
  add(whose: Whose, waiting: X): void;
  /** The one whose turn it is. */
  take(): X | undefined;
  takeAll(): X[];
}

export function makeFairQueue<X>(): FairQueue<X> {
  const addresses = new Map<string, Map<string, X[]>>();
  let size = 0;

  function take(): X | undefined {
    const [address] = addresses;
    if (address === undefined) return undefined;
    const [name, tables] = address;
    const [table] = tables;
    const taken = table?.[1].shift();
    // An address that had its turn goes to the end.
    addresses.delete(name);
    if (table !== undefined) {
      tables.delete(table[0]);
      if (table[1].length > 0) tables.set(...table);
    }
    if (tables.size > 0) addresses.set(name, tables);
    size -= 1;
    return taken;
  }

  return {
    get size() {
      return size;
    },
    add({ address, table }, waiting) {
      const tables = addresses.get(address) ?? new Map<string, X[]>();
      addresses.set(address, tables);
      const queue = tables.get(table) ?? [];
      tables.set(table, queue);
      queue.push(waiting);
      size += 1;
    },
    take,
    takeAll() {
      const all: X[] = [];
      for (let next = take(); next !== undefined; next = take()) all.push(next);
      return all;
    },
  };
}
