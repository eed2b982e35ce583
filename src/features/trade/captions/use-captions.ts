import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { CAPTION_MAX } from '#contract/trade/captions/limits.ts'
import type { Caption } from '#contract/trade/captions/realtime.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { transcribe } from './api'
import { listenByBrowser } from './speech/browser-speech'
import type { SpeechProblem, SpeechWay } from './speech/listen'
import { listenByService } from './speech/service-speech'

/** How the own speech is captioned. */
export interface CaptionChoice {
  way: SpeechWay
  language: Language
}

interface OwnSpeech {
  /** Of the meeting. */
  id: number
  /** The own microphone; null: there is none, or it is muted. */
  track: MediaStreamTrack | null
  /** Both sides agree to minutes. */
  isAgreed: boolean
  onCaption: (caption: Caption) => void
}

export interface Captions {
  choice: CaptionChoice | undefined
  /** Why they have stopped by themselves, and in which way they were made. */
  problem: { kind: SpeechProblem; way: SpeechWay } | undefined
  turnOn: (choice: CaptionChoice) => void
  turnOff: () => void
}

/** Captions of the own speech: from when they are turned on, while the microphone is on. */
export function useCaptions({ id, track, isAgreed, onCaption }: OwnSpeech): Captions {
  const [choice, setChoice] = useState<CaptionChoice>()
  const [problem, setProblem] = useState<Captions['problem']>()
  const agreedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    agreedAt.current = isAgreed ? Date.now() : Number.POSITIVE_INFINITY
  }, [isAgreed])
  const onText = useEffectEvent((text: string, language: Language, begunAt: number) =>
    onCaption({ key: newKey(), text: cutText(text, CAPTION_MAX), language, agreed: begunAt >= agreedAt.current }),
  )
  useEffect(() => {
    if (!choice || !track) return undefined
    const { way, language } = choice
    const listening = {
      track,
      language,
      onText: (text: string, heardIn: Language, begunAt: number) => onText(text, heardIn, begunAt),
      onProblem: (kind: SpeechProblem) => {
        setChoice(undefined)
        setProblem({ kind, way })
      },
    }
    if (way === 'service') return listenByService(listening, (piece, spoken) => transcribe(id, piece, spoken))
    return listenByBrowser(listening, way)
  }, [choice, track, id])
  return {
    choice,
    problem,
    turnOn: (chosen) => {
      setProblem(undefined)
      setChoice(chosen)
    },
    turnOff: () => setChoice(undefined),
  }
}
