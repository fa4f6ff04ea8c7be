// Mail, through a program of the host that reads a message and sends it, such as `sendmail -t`.
import { spawn } from 'node:child_process';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUT = 30_000;
const LONGEST_ADDRESS = 200;
/** Characters that need no encoding in a header; addresses need no others. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

export const isMailAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A message by RFC 5322, in ASCII. */
function letterOf(from: string, { to, subject, text }: Mail): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?UTF-8?B?${base64(subject)}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    base64(text).replaceAll(/(.{76})/g, '$1\r\n'),
    '',
  ].join('\r\n');
}

/** `command` is a program and its arguments, with spaces between them; no shell reads it. */
export function mailBy(command: string, from: string): SendMail {
  const [program = '', ...words] = command.split(/\s+/);
  return (mail) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: TIMEOUT });
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`the program for mail ended with ${code ?? 'no code'}`)),
      );
      child.stdin.once('error', reject);
      child.stdin.end(letterOf(from, mail));
    });
}
