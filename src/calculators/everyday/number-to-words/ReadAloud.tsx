import { useEffect, useState } from "react";

interface ReadAloudProps {
  readonly text: string;
  /** `en-IN`; another kind of English does where there is none. */
  readonly language: string;
}

/** Some engines stop in the middle of a long text. */
const PIECE = /.{1,200}(?:\s|$)/gs;

/** Speaks with a voice of the device: other voices would send the text to a server. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const [state, setState] = useState<"silent" | "speaking" | "mute">("silent");

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said no longer stands there
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

function localVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const english = voices.filter((voice) => voice.localService && /^en\b/i.test(tag(voice)));
  return english.find((voice) => tag(voice).startsWith(language)) ?? english[0];
}

/** Android writes en_GB. */
function tag(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace("_", "-");
}
