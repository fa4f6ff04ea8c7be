// All attacks one after the other. Those with the same needs share a server for as long as they hold.
import type { Attack, Needs } from './attack.ts';
import type { AttackReport } from './report.ts';
import { type AttackScene, openScene, type ScenePlan } from './scene.ts';
import { type Settings, tryAttack } from './trial.ts';

export interface Run extends Settings, ScenePlan {
  /** Called before each attack. */
  onAttack(attack: Attack, nth: number): void;
}

/** If only the bystander's time was too long, the attack is tried once more: something else may have been the cause. */
const TRIES = 2;

export async function tryAll(attacks: readonly Attack[], run: Run): Promise<AttackReport[]> {
  const reports: AttackReport[] = [];
  let open: { readonly scene: AttackScene; readonly needs: Needs | undefined } | null = null;
  let tried = 0;
  const close = async (): Promise<void> => {
    await open?.scene.close();
    open = null;
  };
  try {
    for (const [nth, attack] of attacks.entries()) {
      run.onAttack(attack, nth);
      for (let left = TRIES; left > 0; left--) {
        if (open !== null && open.needs !== attack.needs) await close();
        open ??= { scene: await openScene(run, attack.needs), needs: attack.needs };
        const { report, isOnlySlow } = await tryAttack(attack, open.scene, { ...run, nth: tried++ });
        if (!report.held || attack.ends === true) await close();
        if (isOnlySlow && left > 1) continue;
        reports.push(report);
        break;
      }
    }
    return reports;
  } finally {
    await close();
  }
}
