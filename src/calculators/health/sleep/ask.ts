import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(when|what time) should i (go to bed|go to sleep|sleep|fall asleep) to (wake|wake up|get up) (at|by) {wakeTime:time}",
      "(bedtime|bed time|sleep time) (for|to) [a] [wake|wake up|waking|waking up|get up] [at] {wakeTime:time} [wake up|alarm]",
      "(wake up at|wake at|waking up at|get up at) {wakeTime:time} [when should i sleep|when to sleep|bedtime|when should i go to bed|when to go to bed]",
      "(when|what time) should i (go to bed|go to sleep|sleep|fall asleep) if i (have to|need to|want to|must) (wake up|wake|get up|be up) (at|by) {wakeTime:time}",
      "(sleep|bedtime|when to sleep|when to go to bed) if i [have to|need to|want to] (wake up|wake|get up) (at|by) {wakeTime:time}",
      "if i wake up at {wakeTime:time} when should i (go to bed|sleep)",
      "sleep calculator (wake up|wake) [at] {wakeTime:time}",
    ],
    set: { mode: "wake-at" },
  },
  {
    says: [
      "(when|what time) should i (wake up|get up|wake) if i (go to bed|sleep|go to sleep|fall asleep) at {bedTime:time}",
      "(sleep at|go to bed at|bed at|going to bed at|sleeping at) {bedTime:time} (when should i wake up|wake up time|when to wake up|wake up|when to wake)",
      "if i (go to bed|sleep|go to sleep) at {bedTime:time} (when should i wake up|what time should i wake up)",
      "wake up time [for] (bed|bedtime|sleep|sleeping) [at] {bedTime:time}",
    ],
    set: { mode: "bed-at" },
  },
] satisfies Forms;
