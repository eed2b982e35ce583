import { randomInt } from 'node:crypto'

/** A whole number from 0 up to, but without, `below`. */
export type Chance = (below: number) => number

/** Cannot be foretold, unlike the chance of the art. */
export const secureChance: Chance = (below) => randomInt(below)

const STEPS = 1_000

/** A number from low to high, in steps of a thousandth of the way. */
export const between = (chance: Chance, low: number, high: number): number =>
  low + ((high - low) * chance(STEPS + 1)) / STEPS

/** A whole number, both ends included. */
export const whole = (chance: Chance, low: number, high: number): number => low + chance(high - low + 1)

/** One of them. */
export const pick = <T>(chance: Chance, choices: readonly [T, ...T[]]): T =>
  choices[chance(choices.length)] ?? choices[0]
