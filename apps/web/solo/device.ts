// The page's end of the wire to the worker, for campaigns.

import type { CampaignRequest, DeviceResult } from '../device/protocol.ts';
import type { Device, Trouble } from '../front/device.ts';
import { refusalWords, say } from '../words/say.ts';

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
