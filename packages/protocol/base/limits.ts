/** The size of a message; larger ones are refused unread. */
export const PROTOCOL = 1;

/** The most bytes of a message from a client. The largest that is needed sets up a table and has about 400. */
export const LARGEST_MESSAGE = 4_096;
export const LONGEST_NAME = 40;
/** Of a bot account, before its mark. */
export const LONGEST_BOT_NAME = 24;
export const LONGEST_NOTE = 1_000;
export const MOST_SEATS = 8;
/** The longest login and password. */
export const LONGEST_LOGIN = 40;
export const SHORTEST_LOGIN = 3;
export const LONGEST_PASSWORD = 128;
export const SHORTEST_PASSWORD = 10;
