import { useEffect, useRef, useState } from "react";
import { encodeMorse } from "../../../math/encoding/morse";
import { type MorseMark, morseMarks } from "../../../math/encoding/morse-timing";
import type { ViewProps } from "../../../site/kit";
import type textToBinary from "./calculator";

const SPEEDS = [5, 10, 15, 20, 25] as const;
const PITCH = 600;
/** Fade-in and fade-out time of the tone in seconds, which prevents clicks. */
const EDGE = 0.005;
/** Maximum number of characters played, about ten minutes at the default speed. */
const LONGEST = 800;

/** Plays the message as tone and light. */
export default function MorsePlayer({ model }: ViewProps<typeof textToBinary>) {
  const text = model.plain.slice(0, LONGEST);
  const [speed, setSpeed] = useState(15);
  const [sound, setSound] = useState(true);
  const [light, setLight] = useState(true);
  const [shown, setShown] = useState<{ on: boolean; letter: number } | null>(null);
  const stop = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or speed stops playback
  useEffect(() => () => stop.current(), [text, speed]);

  function play(): void {
    const marks = morseMarks(encodeMorse(text), speed);
    const end = marks.at(-1)?.to ?? 0;
    const silence = sound ? startTone(marks) : () => {};
    const start = performance.now();
    let frame = 0;
    const step = () => {
      const now = (performance.now() - start) / 1000;
      const mark = marks.find((one) => one.to > now);
      if (now >= end || !mark) return stop.current();
      const next = { on: now >= mark.from, letter: mark.letter };
      setShown((last) => (last && last.on === next.on && last.letter === next.letter ? last : next));
      frame = requestAnimationFrame(step);
    };
    stop.current = () => {
      cancelAnimationFrame(frame);
      silence();
      setShown(null);
      stop.current = () => {};
    };
    step();
  }

  const letters = text.replace(/\s+/gu, "").toUpperCase();
  return (
    <div className="morse">
      <button type="button" className="button" onClick={() => (shown ? stop.current() : play())}>
        {shown ? "Stop" : "Play"}
      </button>
      <label>
        Speed{" "}
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} words per minute
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={sound}
          disabled={shown !== null}
          onChange={(event) => setSound(event.target.checked)}
        />
        Sound
      </label>
      <label>
        <input type="checkbox" checked={light} onChange={(event) => setLight(event.target.checked)} />
        Light
      </label>
      <p className="morse-lamp" data-on={light && shown?.on ? "" : undefined}>
        <span aria-hidden="true" />
        {shown ? [...letters][shown.letter] : ""}
      </p>
    </div>
  );
}

/** Schedules the whole message on the audio clock and returns a function that stops it. */
function startTone(marks: readonly MorseMark[]): () => void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH;
  volume.gain.value = 0;
  const begin = audio.currentTime + EDGE;
  for (const { from, to } of marks) {
    volume.gain.setTargetAtTime(0.4, begin + from, EDGE);
    volume.gain.setTargetAtTime(0, begin + to, EDGE);
  }
  tone.connect(volume).connect(audio.destination);
  tone.start();
  return () => audio.close();
}
