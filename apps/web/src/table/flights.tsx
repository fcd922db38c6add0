import type { Frame } from '@cardwright/client';
import { Component, createRef, type ReactNode } from 'react';

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

const isFlown = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

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
    if (isSame || this.props.seconds === 0 || !isFlown()) return null;
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
    const flights = this.#moving().flatMap((to) => {
      const from = before.get(to.dataset['thing'] ?? '');
      return from === undefined || from.element.isConnected ? [] : [{ from: from.box, to }];
    });
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
    const likeness = to.cloneNode(true) as HTMLElement;
    for (const name of ['data-thing', 'data-moves', 'data-ref', 'tabindex']) likeness.removeAttribute(name);
    likeness.classList.remove('lit', 'picked', 'hinted', 'dim');
    likeness.style.cssText = `position:fixed;margin:0;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;transform-origin:0 0`;
    this.#sky.current?.append(likeness);
    const shift = `translate(${from.left - box.left}px, ${from.top - box.top}px) scale(${from.width / box.width})`;
    const timing = { duration: this.props.seconds * 1000, easing: 'ease-out' };
    to.animate({ opacity: [0, 0] }, { ...timing, id: FLIGHT });
    likeness.animate({ transform: [shift, 'none'] }, timing).onfinish = () => likeness.remove();
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
