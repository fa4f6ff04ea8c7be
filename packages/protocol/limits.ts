/** What one message may hold; more is refused before it is read. */
export const PROTOCOL = 1;

/** Bytes of a message from a client. The largest that is needed sets up a table and has about 400. */
export const LARGEST_MESSAGE = 4_096;
export const LONGEST_NAME = 40;
export const LONGEST_NOTE = 1_000;
export const MOST_SEATS = 8;
/** The name somebody signs in with, and the password. */
export const LONGEST_LOGIN = 40;
export const SHORTEST_LOGIN = 3;
export const LONGEST_PASSWORD = 128;
export const SHORTEST_PASSWORD = 10;
