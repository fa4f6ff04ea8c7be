// The address of the socket. It carries the table that is open, so that a load balancer can bring all who are at a table to
// one process. What is said over the socket does not depend on it.

const LIVE = '/live';
const TABLE = 'table';

export const livePath = (table: string | null): string =>
  table === null ? LIVE : `${LIVE}?${TABLE}=${encodeURIComponent(table)}`;

/** Whether an address is that of the socket, with or without a table. */
export const isLivePath = (address: string): boolean => /^\/live(\?table=[\w-]{1,32})?$/.test(address);

/** Where the front page reads what is being raced now: no socket is opened for that. */
export const NOW_PATH = '/now.json';
