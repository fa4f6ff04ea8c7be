// Refused upgrades, on connections that this end never closes.
import { upgradeRequest } from '@race/server/testing/raw-client.ts';
import type { Attack, Field } from './attack.ts';
import { openConnection } from './raw-socket.ts';

const HELD = 200;
const REFUSED = /^HTTP\/1\.1 4\d\d /;

/** Sends the request on many connections, keeps them open, and reads the reply of each. */
function held(...requests: readonly string[]): Attack['prepare'] {
  return async (field: Field) => async () => {
    const answers: string[] = [];
    for (let nth = 0; nth < HELD && !field.isOver(); nth++) {
      const socket = await openConnection(field);
      let answer = '';
      socket.on('data', (bytes) => {
        if (answer === '') answers.push(answer);
        answer += bytes.toString('latin1');
        answers[answers.length - 1] = answer;
      });
      socket.write(requests[nth % requests.length] ?? '');
    }
    await field.rest();
    const other = answers.find((answer) => !REFUSED.test(answer));
    return other === undefined ? [] : [`it was answered with ${other.split('\r\n')[0]}`];
  };
}

export const wrongPaths: Attack = {
  name: 'wrong-paths',
  kind: 'refused sockets',
  summary: 'Sockets asked for at a path that is none, and never closed: refused, and let go by the server.',
  prepare: held(upgradeRequest('/nope')),
};

export const foreignOrigins: Attack = {
  name: 'foreign-origins',
  kind: 'refused sockets',
  summary:
    'Sockets asked for by a page of another origin, and never closed: refused, and let go by the server.',
  prepare: held(upgradeRequest('/live', ['Origin: https://evil.example'])),
};

export const wrongHandshakes: Attack = {
  name: 'wrong-handshakes',
  kind: 'refused sockets',
  summary:
    'Sockets asked for in ways that no browser does, and never closed: refused, and let go by the server.',
  prepare: held(
    upgradeRequest().replace('Version: 13', 'Version: 7'),
    upgradeRequest().replace(/Key: \S+/, 'Key: short'),
    upgradeRequest('/live', ['Sec-WebSocket-Protocol: ,,,']),
    upgradeRequest().replace('GET', 'POST'),
  ),
};

export const tooManyRequests: Attack = {
  name: 'refused-hurry',
  kind: 'refused sockets',
  summary: 'More sockets than an address may open, the refused ones never closed: the server lets them go.',
  async prepare(field) {
    return async () => {
      for (let nth = 0; nth < HELD && !field.isOver(); nth++) {
        const socket = await openConnection(field);
        // Accepted connections are closed at once; refused ones are kept open.
        socket.once('data', (bytes) => {
          if (bytes.includes(' 101 ')) socket.destroy();
        });
        socket.write(upgradeRequest());
      }
      await field.rest();
      return [];
    };
  },
};
