import { withPeople } from '@race/words/parts/people.ts';
import { learn } from '../words/say.ts';

/** What is said at a table, and the words for it. */
export async function loadTalk() {
  const [{ TalkPart }] = await Promise.all([import('./talk/talk-part.tsx'), learn(withPeople)]);
  return TalkPart;
}

/** Who one is, and the words for it. */
export async function loadAccount() {
  const [{ AccountPage }] = await Promise.all([import('./account/page.tsx'), learn(withPeople)]);
  return AccountPage;
}

/** Proving again who one is before moving to another device, and the words for it. */
export async function loadProve() {
  const [{ ProveToMove }] = await Promise.all([import('./account/prove.tsx'), learn(withPeople)]);
  return ProveToMove;
}

/** What an administrator has to say to one. */
export async function loadSanctions() {
  const [{ SanctionSlip }] = await Promise.all([import('./sanctions/slip.tsx'), learn(withPeople)]);
  return SanctionSlip;
}

/** For who is not let in. */
export async function loadShutOut() {
  const [{ ShutOut }] = await Promise.all([import('./shut-out.tsx'), learn(withPeople)]);
  return ShutOut;
}
