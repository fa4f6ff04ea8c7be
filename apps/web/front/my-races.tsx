// The races kept on this device: go on, take along as a file, bring one, delete one.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kept } from '../device/protocol.ts';
import { lazy } from '../lazy.tsx';
import { isKnown } from '../net/identity.ts';
import { say } from '../words/say.ts';
import { type Device, dropRace, listRaces, loadRace, saveRace, type Trouble } from './device.ts';
import { download } from './download.ts';
import { ImportFile } from './import-file.tsx';
import { finished, unfinished } from './kept-races.ts';
import { Notice } from './notice.tsx';
import { Page, Section } from './page.tsx';
import type { Go } from './place.ts';
import { RaceSheet } from './race-sheet.tsx';
import './my-races.css';

/** Far more than the longest race. */
const LARGEST = 8_000_000;

const MyTables = lazy(async () => (await import('../lobby/load.ts')).loadMyTables(), null);

export function MyRaces({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [races, setRaces] = useState<readonly Kept[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const reload = async () => {
    const found = await listRaces(device);
    if (found === null) setNotice(say('front.noAnswer'));
    setRaces(found ?? []);
  };
  useEffect(() => void reload(), [device]);

  const complain = ({ words }: Trouble) => setNotice(words);
  const save = async (table: string) => {
    const saved = await saveRace(device, table);
    if ('trouble' in saved) complain(saved.trouble);
    else download(saved.name, saved.text);
  };
  const drop = async (table: string) => {
    const trouble = await dropRace(device, table);
    if (trouble === null) setTold(say('front.races.dropped'));
    else complain(trouble);
    // The button that was pressed is gone with its race.
    status.current?.focus();
    await reload();
  };
  const take = async (text: string) => {
    const loaded = await loadRace(device, text);
    if ('trouble' in loaded) return loaded.trouble;
    setTold(say('front.import.taken'));
    await reload();
    return null;
  };

  const nothingHere = races?.length === 0 ? say('front.races.none') : '';
  const shelves = [
    { title: say('front.races.unfinished'), races: unfinished(races ?? []) },
    { title: say('front.races.finished'), races: finished(races ?? []) },
  ];
  return (
    <Page title={say('front.races.title')} aside={say('front.races.aside')} go={go}>
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {races === null ? say('front.races.loading') : told || nothingHere}
      </p>
      {isKnown() && <MyTables go={go} />}
      {shelves.map(
        (shelf, at) =>
          shelf.races.length > 0 && (
            <Section key={shelf.title} title={shelf.title} class="shelf">
              <ul class="race-sheets">
                {shelf.races.map((kept, place) => (
                  <RaceSheet
                    key={kept.table}
                    kept={kept}
                    isNext={at === 0 && place === 0}
                    go={go}
                    onSave={() => void save(kept.table)}
                    onDrop={() => void drop(kept.table)}
                  />
                ))}
              </ul>
            </Section>
          ),
      )}
      <ImportFile words={say('front.import')} largest={LARGEST} take={take}>
        <p>{say('front.import.how')}</p>
      </ImportFile>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}
