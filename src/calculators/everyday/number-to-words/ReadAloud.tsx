import { useEffect, useState } from "react";

interface ReadAloudProps {
  readonly text: string;
  /** Preferred language, such as `en-IN`; falls back to any English voice. */
  readonly language: string;
}

/** Long texts are spoken in pieces, because some engines stop in the middle of them. */
const PIECE = /.{1,200}(?:\s|$)/gs;

/** Reads the text aloud with a voice installed on the device; other voices would send the text to a server. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const [state, setState] = useState<"silent" | "speaking" | "mute">("silent");

  // biome-ignore lint/correctness/useExhaustiveDependencies: stops speaking when the text changes
  useEffect(
    () => () => {
      globalThis.speechSynthesis?.cancel();
      setState("silent");
    },
    [text],
  );

  function speak(): void {
    const speech: SpeechSynthesis | undefined = globalThis.speechSynthesis;
    const voice = speech && localVoice(speech.getVoices(), language);
    if (!voice) {
      setState("mute");
      return;
    }
    speech.cancel();
    const pieces = (text.toLowerCase().match(PIECE) ?? []).map((piece) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      return utterance;
    });
    const last = pieces.at(-1);
    if (last) last.onend = () => setState("silent");
    for (const piece of pieces) speech.speak(piece);
    setState("speaking");
  }

  function stop(): void {
    globalThis.speechSynthesis?.cancel();
    setState("silent");
  }

  return (
    <p className="read-aloud">
      <button type="button" className="link" onClick={state === "speaking" ? stop : speak}>
        {state === "speaking" ? "Stop reading" : "Read aloud"}
      </button>
      <span role="status">{state === "mute" ? " This device has no English voice installed." : ""}</span>
    </p>
  );
}

function localVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const english = voices.filter((voice) => voice.localService && /^en\b/i.test(tag(voice)));
  return english.find((voice) => tag(voice).startsWith(language)) ?? english[0];
}

/** The language tag of a voice, with hyphens; Android writes `en_GB`. */
function tag(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace("_", "-");
}
