// Fetched for readers who have sat at an online table: it follows their turns on every page.
import { useEffect } from 'preact/hooks';
import { callReader } from './call-reader.ts';

export function Turns(): null {
  useEffect(callReader, []);
  return null;
}
