// The connection of the page to the worker, for campaigns.

import { refusalWords, say } from '../../shell/words/say.ts';
import type { Device, Trouble } from '../../sources/device/client.ts';
import type { CampaignRequest, DeviceResult } from '../../sources/race-messages.ts';

type Kind = DeviceResult['kind'];
type Got<K extends Kind> = Extract<DeviceResult, { readonly kind: K }>;

/** The result of a request, or why there is none. A worker that is gone does not answer; that is reported too. */
export async function ask<K extends Kind>(
  device: Device,
  request: CampaignRequest,
  kind: K,
): Promise<Got<K> | { readonly trouble: Trouble }> {
  const outcome = await device.request(request).catch(() => null);
  if (outcome === null) return { trouble: SILENCE() };
  if (!outcome.ok)
    return {
      trouble:
        'refusal' in outcome
          ? { words: refusalWords(outcome.refusal), rule: outcome.refusal.rule }
          : { words: say('front.fault', { option: outcome.fault.option }), rule: null },
    };
  return isKind(outcome.value, kind) ? outcome.value : { trouble: SILENCE() };
}

const isKind = <K extends Kind>(value: DeviceResult, kind: K): value is Got<K> => value.kind === kind;
const SILENCE = (): Trouble => ({ words: say('front.noAnswer'), rule: null });
