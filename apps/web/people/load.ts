import { withPeople } from '@race/words/parts/people.ts';
import { addTexts } from '../words/say.ts';

/** What is said at a table, and the words for it. */
export async function loadTalk() {
  const [{ TalkPart }] = await Promise.all([import('./talk/talk-part.tsx'), addTexts(withPeople)]);
  return TalkPart;
}

/** Who one is, and the words for it. */
export async function loadAccount() {
  const [{ AccountPage }] = await Promise.all([import('./account/page.tsx'), addTexts(withPeople)]);
  return AccountPage;
}

/** Proving again who one is before moving to another device, and the words for it. */
export async function loadProve() {
  const [{ ProveToMove }] = await Promise.all([import('./account/prove.tsx'), addTexts(withPeople)]);
  return ProveToMove;
}

/** What an administrator has to say to one. */
export async function loadSanctions() {
  const [{ SanctionSlip }] = await Promise.all([import('./sanctions/slip.tsx'), addTexts(withPeople)]);
  return SanctionSlip;
}

/** For who is not let in. */
export async function loadShutOut() {
  const [{ ShutOut }] = await Promise.all([import('./shut-out.tsx'), addTexts(withPeople)]);
  return ShutOut;
}
