// Components of a table as text, without a browser.
import { unhyphenated } from '@race/words/hyphens.ts';
import { type ComponentChildren, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { TableContext, type TableModel } from '../model/table.ts';

const LABELLED = /<[^>]*\saria-label="([^"]*)"[^>]*>/g;
const TAG = /<[^>]*>/g;

/** What there is to read: texts and labels in their order. */
export function textOf(table: TableModel, children: ComponentChildren): string {
  const markup = renderToString(h(TableContext.Provider, { value: table }, children));
  const text = markup.replaceAll(LABELLED, ' $1 ').replaceAll(TAG, ' ');
  return unhyphenated(text).replaceAll(/\s+/g, ' ').trim();
}
