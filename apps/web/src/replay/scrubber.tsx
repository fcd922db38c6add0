import { Slider } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface ScrubberProps {
  readonly at: number;
  readonly length: number;
  readonly turns: readonly number[];
  readonly turningPoints: readonly number[];
  readonly onSeek: (at: number) => void;
}

/** The whole game as a line: thin marks where a turn begins, lozenges where it turned. */
export function Scrubber({ at, length, turns, turningPoints, onSeek }: ScrubberProps): ReactNode {
  const words = useWords().replay;
  const place = (move: number): object => ({ left: `${(move / Math.max(1, length)) * 100}%` });
  return (
    <Slider.Root
      className="scrubber"
      value={at}
      min={0}
      max={Math.max(1, length)}
      largeStep={10}
      disabled={length === 0}
      onValueChange={onSeek}
    >
      <Slider.Control className="scrubber-control">
        <Slider.Track className="scrubber-track">
          <Slider.Indicator className="scrubber-past" />
          {turns.map((move) => (
            <i key={`turn${move}`} className="turn-mark" style={place(move)} />
          ))}
          {turningPoints.map((move) => (
            <i key={move} className="turning-mark" style={place(move)} />
          ))}
          <Slider.Thumb
            className="scrubber-thumb"
            aria-label={words.scrub}
            getAriaValueText={(_, value) => words.move(value, length)}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
