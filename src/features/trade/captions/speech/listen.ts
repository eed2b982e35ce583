import type { Language } from '#contract/core/language.ts'

/**
 * Where speech is recognized: `device` in the browser, on this computer; `browser` by a service of the browser's maker;
 * `service` by the fair's speech service.
 */
export const speechWays = ['device', 'browser', 'service'] as const
export type SpeechWay = (typeof speechWays)[number]

/** Why nothing is recognized any more: the browser was refused the microphone, or what recognizes is away. */
export type SpeechProblem = 'denied' | 'away'

export interface Listening {
  track: MediaStreamTrack
  language: Language
  /** `begunAt`: when its speech began, or before; ms since 1970. */
  onText: (text: string, language: Language, begunAt: number) => void
  /** It has stopped by itself. */
  onProblem: (problem: SpeechProblem) => void
}
/** Ends it. */
export type StopListening = () => void
