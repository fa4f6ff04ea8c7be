// A page on the coachwork: the way back, its title, and what it is about.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RouteLink } from '../router/route-link.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import './page.css';

interface Props {
  readonly title: string;
  readonly aside: string;
  readonly go: Go;
  /** Where one came from, when it is not the front page. */
  readonly back?: { readonly to: Route; readonly words: string };
  readonly children: ComponentChildren;
}

export function Page({ title, aside, go, back, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears where the link has led.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="page">
      <main class="page-sheet">
        <header class="page-head">
          <RouteLink to={back?.to ?? { at: 'front' }} go={go} class="page-back">
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <path d="M7,0L0,6L7,12V7.5H20V4.5H7Z" />
            </svg>
            {back?.words ?? say('front.back')}
          </RouteLink>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{aside}</p>
        </header>
        {children}
      </main>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A part of a page under its own heading. */
export function Section({ title, aside, class: name, children }: SectionProps): JSX.Element {
  return (
    <section class={`part ${name}`} aria-label={title}>
      <div class="part-head">
        <h2>{title}</h2>
        {aside !== undefined && <p>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
