// Where the things of a table lie, measured in the page: what covers what, what is cut off, what is too small to touch.
import type { Page } from '@playwright/test';

/** What is wrong with the layout of the table, in words; nothing where all is right. */
export const faultsOf = (page: Page, textSize = 100): Promise<string[]> =>
  page.evaluate(
    ({ isLarge }) => {
      type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
      const faults = new Set<string>();
      const round = (area: Area) =>
        [area.left, area.top, area.right, area.bottom].map((edge) => Math.round(edge)).join(' ');
      const nameOf = (one: Element) =>
        `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
      const isSeen = (one: Element) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.closest('.unseen, .skip-links, [inert]') === null;
      /** Words that are there for ears alone lie in a box of a pixel. */
      const isHeardOnly = (one: Element | null): boolean =>
        one !== null &&
        (getComputedStyle(one).clipPath !== 'none' ||
          isHeardOnly(one.parentElement?.closest('.table *') ?? null));
      const shared = (one: Area, other: Area) => ({
        width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
        height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      });
      const screen: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth + 1) faults.add(`the page is ${scrollWidth} wide`);
      if (scrollHeight > innerHeight + 1) faults.add(`the page is ${scrollHeight} high`);

      // Furniture keeps apart from each other.
      const FURNITURE = [
        '.goal',
        '.chips',
        '.table-menu',
        '.pace-knob',
        '.map .knobs',
        '.paper-knob',
        '.key-map',
        '.fold',
        '.news',
        '.rail',
        '.plate',
        '.rivals',
        '.my-hand',
        '.blanket',
        '.tray',
        '.live-bar',
        '.tag-card',
        '.hint-slip',
      ];
      const things = FURNITURE.flatMap((selector) =>
        [...document.querySelectorAll(selector)].filter(isSeen).map((one) => ({
          selector,
          one,
          area: one.getBoundingClientRect(),
        })),
      ).filter(({ area }) => area.width > 2 && area.height > 2);
      const isWindscreen = [...document.querySelectorAll('.windscreen')].some(isSeen);
      if (!isWindscreen)
        for (const [at, a] of things.entries())
          for (const b of things.slice(at + 1)) {
            if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
            const { width, height } = shared(a.area, b.area);
            if (width > 2 && height > 2)
              faults.add(
                `${a.selector} and ${b.selector} overlap by ${Math.round(width)} × ${Math.round(height)}`,
              );
          }

      // Nothing lies on the own vehicle: the reader has the first seat.
      const own = document.querySelector('.vehicle .body');
      if (own !== null && !isWindscreen) {
        const area = own.getBoundingClientRect();
        for (const { selector, area: over } of things) {
          const { width, height } = shared(area, over);
          if (width > 4 && height > 4) faults.add(`${selector} lies on the own vehicle`);
        }
      }

      // Words: neither cut by anything around them, nor outside the screen, nor under something else.
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (parent === null || text === '' || !isSeen(parent)) continue;
        if (parent.closest('svg, .rail, .drums, option, select') !== null || isHeardOnly(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = `${nameOf(parent)} “${text.slice(0, 40)}”`;
        for (const line of range.getClientRects()) {
          if (line.width < 2) continue;
          let isScrolled = false;
          for (let around: Element | null = parent; around !== null; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            const box = around.getBoundingClientRect();
            const [outX, outY] = [
              line.left < box.left - 1.5 || line.right > box.right + 1.5,
              line.top + line.height * 0.2 < box.top - 1 || line.bottom - line.height * 0.2 > box.bottom + 1,
            ];
            if (
              (outX && ['auto', 'scroll'].includes(overflowX)) ||
              (outY && ['auto', 'scroll'].includes(overflowY))
            )
              isScrolled = true;
            if (isScrolled) break;
            if (
              (outX && ['hidden', 'clip'].includes(overflowX)) ||
              (outY && ['hidden', 'clip'].includes(overflowY))
            )
              faults.add(`${words} is cut by ${nameOf(around)}`);
          }
          if (isScrolled) continue;
          const { width, height } = shared(line, screen);
          if (width < line.width - 2 || height < line.height * 0.7)
            faults.add(`${words} is off the screen: ${round(line)}`);
          const button = parent.closest('button, a, .sheet, .card');
          if (button !== null) {
            const box = button.getBoundingClientRect();
            if (
              line.left < box.left - 1 ||
              line.right > box.right + 1 ||
              line.bottom - line.height * 0.2 > box.bottom + 1
            )
              faults.add(`${words} is wider or higher than its ${nameOf(button)}`);
          }
          for (const x of [line.left + 3, (line.left + line.right) / 2, line.right - 3]) {
            const hit = document.elementFromPoint(x, (line.top + line.bottom) / 2);
            if (hit === null || hit.contains(parent) || parent.contains(hit)) continue;
            const near = parent.closest('button, li, label, .card, .goal, .gauge, section, header');
            if (near?.contains(hit)) continue;
            faults.add(`${words} is under ${nameOf(hit)}`);
          }
        }
        const { textOverflow, overflowX } = getComputedStyle(parent);
        if (
          textOverflow === 'ellipsis' &&
          overflowX !== 'visible' &&
          parent.scrollWidth > parent.clientWidth + 1
        )
          faults.add(`${words} ends in an ellipsis`);
      }

      // What is pressed is 44 pixels, drawn or to touch.
      for (const target of document.querySelectorAll('button, a[href], input, select, summary')) {
        if (!isSeen(target) || target.closest('.rail') !== null) continue;
        const box = target.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const { width, height } = shared(box, screen);
        if (width < 0 || height < 0) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const label = target.closest('label') ?? target;
        const isHit = (left: number, top: number) => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && (label.contains(hit) || hit.contains(target));
        };
        const isWide = box.width >= 43.5 || (isHit(x - 21, y) && isHit(x + 21, y));
        const isHigh = box.height >= 43.5 || (isHit(x, y - 21) && isHit(x, y + 21));
        if (!isWide || !isHigh)
          faults.add(
            `${nameOf(target)} “${(target.ariaLabel ?? target.textContent ?? '').trim().slice(0, 24)}” is ${Math.round(box.width)} × ${Math.round(box.height)}`,
          );
        const hit = document.elementFromPoint(x, y);
        const scroller = target.closest('.hand-cards, .coach-middle, .news, .tray');
        const isAside = scroller !== null && !isWithin(box, scroller.getBoundingClientRect());
        if (
          !isAside &&
          (hit === null ||
            !(label.contains(hit) || hit.contains(target) || target.parentElement?.contains(hit)))
        )
          faults.add(
            `${nameOf(target)} “${(target.ariaLabel ?? target.textContent ?? '').trim().slice(0, 24)}” is under ${hit === null ? 'the edge' : nameOf(hit)}`,
          );
      }
      function isWithin(inner: Area, outer: Area): boolean {
        return (
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1 &&
          inner.top >= outer.top - 1 &&
          inner.bottom <= outer.bottom + 1
        );
      }

      // The plate, the tray and the bar hold what is in them.
      for (const panel of document.querySelectorAll('.plate, .tray, .blanket, .live-bar, .key-map, .fold')) {
        if (!isSeen(panel) || isWindscreen) continue;
        const box = panel.getBoundingClientRect();
        for (const part of panel.querySelectorAll(
          '.gauge > svg, .box, .button, .card, .tray-tile, .option, .share-step',
        )) {
          if (!isSeen(part) || part.closest('.hand-cards, .leaf, dialog') !== null) continue;
          const area = part.getBoundingClientRect();
          if (
            area.width > 0 &&
            !isWithin(
              { left: area.left + 2, top: area.top + 6, right: area.right - 2, bottom: area.bottom - 2 },
              box,
            )
          )
            faults.add(`${nameOf(part)} sticks out of ${nameOf(panel)}`);
        }
      }
      // A card's number lies beside its name.
      for (const count of document.querySelectorAll('.my-hand .card-count')) {
        const words = document.createRange();
        const before = count.previousElementSibling;
        if (before === null || !isSeen(count)) continue;
        words.selectNodeContents(before);
        const { width, height } = shared(count.getBoundingClientRect(), words.getBoundingClientRect());
        if (width > 2 && height > 2) faults.add(`${before.textContent} is under its number`);
      }

      // The dashboard needs no scrolling.
      const middle = document.querySelector('.coach-middle');
      if (middle !== null && !isLarge && !isWindscreen && middle.scrollHeight > middle.clientHeight + 2)
        faults.add(`the dashboard is ${middle.scrollHeight - middle.clientHeight} higher than its place`);
      return [...faults];
    },
    { isLarge: textSize > 100 },
  );
