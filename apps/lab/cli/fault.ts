/** Something the person at the keyboard can put right; told in one line, without a stack. */
export class UsageFault extends Error {}
