import type { Language } from '#contract/core/language.ts'
import { PIECE_MS_MAX, PIECE_MS_MIN } from '#contract/trade/captions/limits.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { readLevel } from './level'
import type { Listening, SpeechProblem, StopListening } from './listen'

const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const BITS_PER_SECOND = 32_000
/** ms between two looks at how loud it is, and of a pause at which a piece may end */
const LOOK_MS = 100
const PAUSE_MS = 300
/** Pieces that wait for the service at most: a caption that comes later is of no use. */
const WAITING_MAX = 2
/** Failures in a row after which the service counts as away. */
const FAILURES_MAX = 2

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && formats.some((one) => MediaRecorder.isTypeSupported(one))

/** What a piece says; rejects with ApiError. */
type Transcribe = (piece: Blob, language: Language) => Promise<{ text: string; language: Language }>

interface Piece {
  sound: Blob
  begunAt: number
}

/** Sends pieces one after the other, the newest of those that wait. */
function pieceQueue(transcribe: Transcribe, { language, onText }: Listening, end: (problem: SpeechProblem) => void) {
  const waiting: Piece[] = []
  let isSending = false
  let isEnded = false
  let failures = 0
  const send = async ({ sound, begunAt }: Piece) => {
    try {
      const heard = await transcribe(sound, language)
      failures = 0
      if (!isEnded && heard.text !== '') onText(heard.text, heard.language, begunAt)
    } catch (error) {
      failures += 1
      const isFinal = isRefusal(error, 'SpeechUsedUp', 'SpeechUnavailable', 'AppointmentRoomClosed')
      if (!isEnded && (isFinal || failures >= FAILURES_MAX)) end('away')
    }
  }
  const work = async () => {
    if (isSending) return
    isSending = true
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) await send(piece)
    isSending = false
  }
  return {
    add(piece: Piece) {
      waiting.push(piece)
      if (waiting.length > WAITING_MAX) waiting.shift()
      void work()
    },
    end: () => {
      isEnded = true
      waiting.splice(0)
    },
  }
}

/** Records pieces of a few seconds, each a file of its own, and has them transcribed; silence is not sent. */
export function listenByService(listening: Listening, transcribe: Transcribe): StopListening {
  const stream = new MediaStream([listening.track])
  const mimeType = formats.find((one) => MediaRecorder.isTypeSupported(one)) ?? ''
  const level = readLevel(stream)
  let isEnded = false
  let recorder: MediaRecorder | undefined
  const piece = { startedAt: 0, loudAt: 0, hasVoice: false }
  const stop = (problem?: SpeechProblem) => {
    if (isEnded) return
    isEnded = true
    clearInterval(timer)
    queue.end()
    level.close()
    if (recorder?.state === 'recording') recorder.stop()
    if (problem) listening.onProblem(problem)
  }
  const queue = pieceQueue(transcribe, listening, stop)
  const begin = () => {
    const own = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND })
    recorder = own
    Object.assign(piece, { startedAt: Date.now(), hasVoice: false })
    own.addEventListener('error', () => stop('away'))
    own.start()
  }
  /** The next piece begins before this one ends, so that no word is lost between them. */
  const cut = () => {
    const ended = recorder
    const begunAt = piece.startedAt
    if (piece.hasVoice) {
      const parts: Blob[] = []
      ended?.addEventListener('dataavailable', ({ data }) => parts.push(data))
      ended?.addEventListener('stop', () => {
        if (!isEnded) queue.add({ sound: new Blob(parts, { type: mimeType.replace(/;.*/, '') }), begunAt })
      })
    }
    begin()
    ended?.stop()
  }
  const timer = setInterval(() => {
    const now = Date.now()
    if (level.isLoud()) Object.assign(piece, { loudAt: now, hasVoice: true })
    const age = now - piece.startedAt
    if (age >= PIECE_MS_MAX || (age >= PIECE_MS_MIN && now - piece.loudAt >= PAUSE_MS)) cut()
  }, LOOK_MS)
  try {
    begin()
  } catch {
    stop('away')
  }
  return () => stop()
}
