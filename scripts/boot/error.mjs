/** Something a person can mend: told in one line, without a stack trace. */
export class BootError extends Error {}
