import { NOTES, type Note, type SoundName } from './sounds.ts';

const SILENCE = 0.0005; // a sound that dies away never reaches nothing

/** Noise that is the same every time. */
function noiseIn(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function sourceOf(
  context: BaseAudioContext,
  { wave, pitch, to = pitch, seconds }: Note,
  begin: number,
): AudioNode & AudioScheduledSourceNode {
  if (wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noiseIn(context, seconds);
    return source;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  return source;
}

function darkened(context: BaseAudioContext, { wave, pitch }: Note): AudioNode | null {
  if (wave !== 'noise') return null;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = pitch;
  return filter;
}

/** Has a sound heard from now on, so loud. */
export function sound(context: BaseAudioContext, name: SoundName, volume: number): void {
  if (volume <= 0) return;
  for (const note of NOTES[name]) {
    const begin = context.currentTime + note.at;
    const end = begin + note.seconds;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(note.loudness * volume, begin);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    const source = sourceOf(context, note, begin);
    const filter = darkened(context, note);
    (filter === null ? source : source.connect(filter)).connect(loudness).connect(context.destination);
    source.start(begin);
    source.stop(end);
  }
}
