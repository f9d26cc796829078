import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(how old am i|how old is he|how old is she|how old are you|how old would i be|how old is someone|age|my age|what is my age) [if] [i] [am|was|is|were] [someone|he|she] [born] [on|in] {birthDate:birth}",
      "[my|the] age [of] [a|someone] [person] [if] [i|who] [was|is] born [on] {birthDate:birth}",
      "born [on] {birthDate:birth} [how old am i|age|how old|what is my age]",
      "age [calculator] [for] [date of birth|dob|birthday|birth date] {birthDate:birth}",
      "(dob|date of birth|birthday) {birthDate:birth} [age|how old|how old am i]",
      "i was born [on] {birthDate:birth} how old am i",
    ],
    set: { mode: "age" },
    fill: (_, today) => ({ asOf: today }),
  },
  {
    says: [
      "(how old will i be|how old would i be|age|how old was i|how old was someone|how old will someone be) (on|in) {asOf:date} [if] [i] [was|am] born [on] {birthDate:birth}",
      "age on {asOf:date} [if] born [on] {birthDate:birth}",
      "(how old will i be|how old was|how old is|age of) [someone|a person] [if] [i was] born [on] {birthDate:birth} (on|in|by) {asOf:date}",
      "born [on] {birthDate:birth} (age on|how old on) {asOf:date}",
    ],
    set: { mode: "age" },
  },
  {
    says: [
      "age difference [between] [someone born] {birthDate:birth} (and|to) {otherBirthDate:birth}",
      "(difference in age|age gap) [between] {birthDate:birth} (and|to) {otherBirthDate:birth}",
    ],
    set: { mode: "difference" },
  },
  {
    says: [
      "when (will|do) i (turn|be) {targetAge:whole} [years old] [if] [i was|i am] born [on] {birthDate:birth}",
      "(date|what date) [do] i turn {targetAge:whole} [if] [i was] born [on] {birthDate:birth}",
      "born [on] {birthDate:birth} when (will|do) i turn {targetAge:whole}",
    ],
    set: { mode: "when" },
    fill: (_, today) => ({ asOf: today }),
  },
] satisfies Forms;
