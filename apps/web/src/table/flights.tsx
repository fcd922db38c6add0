import type { Cue, Frame } from '@cardwright/client';
import { Component, createRef, type ReactNode } from 'react';
import { isStill } from './cue-motion.ts';
import { placeOf } from './places.ts';

const MOST = 12; // more at once explain nothing
const NEAR = 4; //  pixels nobody sees
const FLIGHT = 'flight';

interface FlightsProps {
  readonly frame: Frame | null;
  readonly seconds: number; // how long a way takes; 0: nothing is drawn
  readonly children: ReactNode;
}

interface Place {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const COMING: ReadonlySet<string> = new Set(['draw', 'use', 'equip', 'move', 'judge']);
const GOING: ReadonlySet<string> = new Set(['die', 'stop', 'move']);

/** Something that has just turned up comes from whoever it is of. */
function comingFrom(cue: Cue | null, to: HTMLElement): { from: DOMRect; to: HTMLElement }[] {
  if (cue === null || cue.from === null || !COMING.has(cue.kind)) return [];
  const isIt = cue.card?.id === to.dataset['thing'] || cue.to.includes(to.dataset['thing'] ?? '');
  if (!isIt && cue.kind !== 'draw' && cue.kind !== 'move') return [];
  const start = placeOf(cue.from)?.getBoundingClientRect();
  if (start === undefined) return [];
  const width = Math.min(60, start.width);
  const height = width * 1.4;
  return [
    {
      from: new DOMRect(start.left + (start.width - width) / 2, start.top + (start.height - height) / 2, width, height),
      to,
    },
  ];
}

/** A copy of a thing, over the place it has or had. */
function likenessOf(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'data-moves', 'data-ref', 'tabindex']) likeness.removeAttribute(name);
  likeness.classList.remove('lit', 'picked', 'hinted', 'dim');
  likeness.style.cssText = `position:fixed;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return likeness;
}

/**
 * Draws the way of what has left one place and lies in another. A likeness flies over everything else; the thing itself is
 * in its place at once and can be touched. What stays where it was made does not fly, wherever the page was scrolled to.
 */
export class Flights extends Component<FlightsProps> {
  readonly #sky = createRef<HTMLDivElement>();

  #moving(): HTMLElement[] {
    const table = this.#sky.current?.parentElement;
    return [...(table?.querySelectorAll<HTMLElement>('[data-moves]') ?? [])];
  }

  override getSnapshotBeforeUpdate({ frame }: FlightsProps): ReadonlyMap<string, Place> | null {
    const next = this.props.frame;
    const isSame = frame === null || next === null || frame === next || frame.viewer !== next.viewer;
    if (isSame || isStill(this.props.seconds)) return null;
    this.#land();
    return new Map(
      this.#moving().map((element) => [
        element.dataset['thing'] ?? '',
        { element, box: element.getBoundingClientRect() },
      ]),
    );
  }

  override componentDidUpdate(_: FlightsProps, __: unknown, before: ReadonlyMap<string, Place> | null): void {
    if (before === null || before.size === 0) return;
    const cue = this.props.frame?.cue ?? null;
    const flights = this.#moving().flatMap((to) => {
      const from = before.get(to.dataset['thing'] ?? '');
      if (from === undefined) return comingFrom(cue, to);
      return from.element.isConnected ? [] : [{ from: from.box, to }];
    });
    if (cue !== null && GOING.has(cue.kind)) for (const thing of cue.to) this.#leave(before.get(thing));
    if (flights.length > MOST) return;
    // After whatever else follows the new scene: the page may be scrolled to what can be touched.
    queueMicrotask(() => {
      for (const { from, to } of flights) this.#fly(from, to);
    });
  }

  #fly(from: DOMRect, to: HTMLElement): void {
    const box = to.getBoundingClientRect();
    const isFar = Math.abs(from.left - box.left) + Math.abs(from.top - box.top) > NEAR;
    if (box.width === 0 || from.width === 0 || !isFar) return;
    const likeness = likenessOf(to, box);
    likeness.style.transformOrigin = '0 0';
    this.#sky.current?.append(likeness);
    const shift = `translate(${from.left - box.left}px, ${from.top - box.top}px) scale(${from.width / box.width})`;
    const timing = { duration: this.props.seconds * 1000, easing: 'ease-out' };
    to.animate({ opacity: [0, 0] }, { ...timing, id: FLIGHT });
    likeness.animate({ transform: [shift, 'none'] }, timing).onfinish = () => likeness.remove();
  }

  /** What is no more where it was: a likeness tips over and fades. */
  #leave(gone: Place | undefined): void {
    if (gone === undefined || gone.element.isConnected) return;
    const { box, element } = gone;
    const likeness = likenessOf(element, box);
    this.#sky.current?.append(likeness);
    const frames = [{ opacity: 1 }, { opacity: 0, transform: 'rotate(14deg) translateY(20px) scale(0.85)' }];
    likeness.animate(frames, { duration: this.props.seconds * 2000, easing: 'ease-in' }).onfinish = () =>
      likeness.remove();
  }

  /** What is still under way when something new happens is where it belongs. */
  #land(): void {
    this.#sky.current?.replaceChildren();
    for (const element of this.#moving())
      for (const flight of element.getAnimations()) if (flight.id === FLIGHT) flight.cancel();
  }

  override render(): ReactNode {
    return (
      <>
        {this.props.children}
        <div ref={this.#sky} className="flights" aria-hidden="true" inert />
      </>
    );
  }
}
