// Short sounds, made on the spot: wood, paper, dice, bell, coins. Silent unless switched on.
import { settings } from "./settings.svelte";

export type Sound = "wood" | "paper" | "dice" | "bell" | "coins";

/** One stroke of a sound: a tone, or noise around a pitch. Times in seconds, pitches in hertz. */
interface Stroke {
  voice: "tone" | "noise";
  at: number;
  pitch: number;
  length: number;
  volume: number;
}

const STROKES: Record<Sound, readonly Stroke[]> = {
  wood: [...knock(0, 1)],
  dice: [...knock(0, 0.8), ...knock(0.07, 0.6), ...knock(0.17, 0.7), ...knock(0.31, 0.4)],
  paper: [
    { voice: "noise", at: 0, pitch: 2600, length: 0.14, volume: 0.25 },
    { voice: "noise", at: 0.09, pitch: 4200, length: 0.16, volume: 0.18 },
  ],
  bell: [
    { voice: "tone", at: 0, pitch: 1047, length: 1.1, volume: 0.28 },
    { voice: "tone", at: 0, pitch: 2890, length: 0.6, volume: 0.1 },
    { voice: "tone", at: 0, pitch: 5655, length: 0.25, volume: 0.05 },
  ],
  coins: [
    { voice: "tone", at: 0, pitch: 4186, length: 0.12, volume: 0.1 },
    { voice: "tone", at: 0.06, pitch: 5274, length: 0.2, volume: 0.1 },
    { voice: "tone", at: 0.15, pitch: 4699, length: 0.16, volume: 0.06 },
  ],
};
const NOISE_SECONDS = 1;
const SHARPNESS = 1.4; // of noise around its pitch
const SILENCE = 0.0001; // an exponential fade cannot end at nothing

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers let a page sound only then
  context ??= new AudioContext();
  void context.resume();
  for (const stroke of STROKES[sound]) strike(context, stroke);
}

/** Wood on wood: a click and a dull tone under it. */
function knock(at: number, volume: number): Stroke[] {
  return [
    { voice: "noise", at, pitch: 1800, length: 0.03, volume: 0.6 * volume },
    { voice: "tone", at, pitch: 210, length: 0.09, volume: 0.5 * volume },
  ];
}

function strike(audio: AudioContext, stroke: Stroke): void {
  const start = audio.currentTime + stroke.at;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(stroke.volume, start);
  fade.gain.exponentialRampToValueAtTime(SILENCE, start + stroke.length);
  fade.connect(audio.destination);
  const source =
    stroke.voice === "tone" ? toneOf(audio, stroke, fade) : noiseOf(audio, stroke, fade);
  source.start(start);
  source.stop(start + stroke.length);
}

function toneOf(audio: AudioContext, { pitch }: Stroke, into: AudioNode): AudioScheduledSourceNode {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(into);
  return tone;
}

function noiseOf(
  audio: AudioContext,
  { pitch }: Stroke,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = SHARPNESS;
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
