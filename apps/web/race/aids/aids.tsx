// What helps who plays without pointing, or without seeing: what happens is told, and keys lead around the table.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../lazy.tsx';
import { loadAbout } from '../../offline/load.ts';
import { Announcer } from './announcer.tsx';
import { openedAid } from './open.ts';
import { listenForKeys } from './shortcuts.ts';

const KeySheet = lazy(async () => (await loadAbout(import('./key-sheet.tsx'))).KeySheet, null);
const MapWords = lazy(async () => (await loadAbout(import('./map-words.tsx'))).MapWords, null);

export function Aids(): JSX.Element {
  useEffect(listenForKeys, []);
  // Whoever leaves the table finds nothing open on return.
  useEffect(
    () => () => {
      openedAid.value = null;
    },
    [],
  );
  return (
    <>
      <Announcer />
      {openedAid.value === 'help' && <KeySheet />}
      {openedAid.value === 'words' && <MapWords />}
    </>
  );
}
