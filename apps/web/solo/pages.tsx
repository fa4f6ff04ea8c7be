// Campaigns against René: all of them, or one. Their words are fetched with them.
import type { JSX } from 'preact';
import type { Device } from '../front/device.ts';
import type { Go } from '../router/router.ts';
import { hasSoloTexts, loadSoloTexts } from '../words/say.ts';
import { CampaignPage } from './campaign-page.tsx';
import { Desk } from './desk.tsx';
import './solo.css';

interface Props {
  readonly device: Device;
  readonly campaign: string | null;
  readonly go: Go;
}

void loadSoloTexts();

export function SoloPages({ device, campaign, go }: Props): JSX.Element {
  if (!hasSoloTexts.value) return <div class="waiting" />;
  return campaign === null ? (
    <Desk device={device} go={go} />
  ) : (
    <CampaignPage device={device} campaign={campaign} go={go} />
  );
}
