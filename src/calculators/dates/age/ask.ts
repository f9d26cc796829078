import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(how old am i|how old is he|how old is she|how old are you|how old would i be|how old is someone|age|my age|what is my age) [if] [i] [am|was|is|were] [someone|he|she] [born] [on|in] {birthDate:born}",
      "[my|the] age [of] [a|someone] [person] [if] [i|who] [was|is] born [on] {birthDate:born}",
      "born [on] {birthDate:born} [how old am i|age|how old|what is my age]",
      "age [calculator] [for] [date of birth|dob|birthday|birth date] {birthDate:born}",
      "(dob|date of birth|birthday) {birthDate:born} [age|how old|how old am i]",
      "i was born [on] {birthDate:born} how old am i",
      "[if] my (birthday|date of birth|dob) is {birthDate:born} [how old am i|what is my age|how old]",
      "(how old is|age of) (a person|someone|somebody|a child|he|she) [who was|who is] born [on] {birthDate:born}",
    ],
    set: { mode: "age" },
    fill: (_, today) => ({ asOf: today }),
  },
  {
    says: [
      "(how old will i be|how old would i be|age|how old was i|how old was someone|how old will someone be) (on|in) {asOf:date} [if] [i] [was|am] born [on] {birthDate:born}",
      "age on {asOf:date} [if] born [on] {birthDate:born}",
      "(how old will i be|how old was|how old is|age of) [someone|a person] [if] [i was] born [on] {birthDate:born} (on|in|by) {asOf:date}",
      "born [on] {birthDate:born} (age on|how old on) {asOf:date}",
    ],
    set: { mode: "age" },
  },
  {
    says: [
      "age difference [between] [someone born] {birthDate:born} (and|to) {otherBirthDate:born}",
      "(difference in age|age gap) [between] {birthDate:born} (and|to) {otherBirthDate:born}",
    ],
    set: { mode: "difference" },
  },
  {
    says: [
      "when (will|do) i (turn|be) {targetAge:whole} [years old] [if] [i was|i am] born [on] {birthDate:born}",
      "(date|what date) [do] i turn {targetAge:whole} [if] [i was] born [on] {birthDate:born}",
      "born [on] {birthDate:born} when (will|do) i turn {targetAge:whole}",
    ],
    set: { mode: "when" },
    fill: (_, today) => ({ asOf: today }),
  },
] satisfies Forms;
