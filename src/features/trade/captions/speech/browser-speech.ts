import type { Language } from '#contract/core/language.ts'
import type { Listening, SpeechProblem, SpeechWay, StopListening } from './listen'

interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start: (track?: MediaStreamTrack) => void
  abort: () => void
}

/** The part of the browser's SpeechRecognition that is used. */
interface RecognitionApi {
  new (): Recognition
  /** Chromium 139 and newer. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** Results and errors as its events bear them. */
interface RecognitionEvent extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
  error: string
}

function findApi(): RecognitionApi | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  // oxlint-disable-next-line no-unsafe-type-assertion -- no browser has anything else under these names
  return typeof found === 'function' ? (found as unknown as RecognitionApi) : undefined
}

/** Only these have recognition on the device; other Chromium builds offer the question and end the page when it is put. */
const onDeviceBrands = new Set(['Google Chrome', 'Microsoft Edge'])

function canBeOnDevice(): boolean {
  const data: unknown = Reflect.get(navigator, 'userAgentData')
  // oxlint-disable-next-line no-unsafe-type-assertion -- as the User-Agent Client Hints specification has it
  const { brands = [] } = (data ?? {}) as { brands?: { brand: string }[] }
  return brands.some(({ brand }) => onDeviceBrands.has(brand))
}

/** How this browser recognizes a language: without a download on the device, else by its maker; undefined: not at all. */
export async function readBrowserWay(language: Language): Promise<Exclude<SpeechWay, 'service'> | undefined> {
  const api = findApi()
  if (!api) return undefined
  if (!canBeOnDevice()) return 'browser'
  const options = { langs: [language], processLocally: true }
  const local = await api.available?.(options).catch(() => undefined)
  return local === 'available' ? 'device' : 'browser'
}

const problems: Record<string, SpeechProblem> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'away',
  'audio-capture': 'denied',
  network: 'away',
  'language-not-supported': 'away',
}

/** Sessions that end within this many ms without a word are counted; so many in a row: the browser does not recognize. */
const SHORT_MS = 1_000
const SHORT_MAX = 3

/** Recognizes by the browser, sentence by sentence. Browsers end a session after a pause: another follows. */
export function listenByBrowser(
  { track, language, onText, onProblem }: Listening,
  way: Exclude<SpeechWay, 'service'>,
): StopListening {
  const api = findApi()
  let isEnded = api === undefined
  let short = 0
  let current: Recognition | undefined
  const end = (problem?: SpeechProblem) => {
    if (isEnded) return
    isEnded = true
    current?.abort()
    if (problem) onProblem(problem)
  }
  const begin = () => {
    if (isEnded || !api) return
    const recognition = new api()
    current = recognition
    const startedAt = Date.now()
    let hasHeard = false
    // A sentence begins after the one before it.
    let begunAt = startedAt
    Object.assign(recognition, { lang: language, continuous: true, interimResults: false })
    if (way === 'device') recognition.processLocally = true
    const on = (name: string, act: (event: RecognitionEvent) => void) =>
      // oxlint-disable-next-line no-unsafe-type-assertion -- the events of a recognition
      recognition.addEventListener(name, (event) => (isEnded ? undefined : act(event as RecognitionEvent)))
    on('result', ({ resultIndex, results }) => {
      hasHeard = true
      for (const result of Array.from(results).slice(resultIndex)) {
        const text = result[0]?.transcript.trim() ?? ''
        if (result.isFinal && text !== '') onText(text, language, begunAt)
        if (result.isFinal) begunAt = Date.now()
      }
    })
    on('error', ({ error }) => {
      const problem = problems[error]
      if (problem) end(problem)
    })
    on('end', () => {
      short = !hasHeard && Date.now() - startedAt < SHORT_MS ? short + 1 : 0
      if (short >= SHORT_MAX) end('away')
      else begin()
    })
    try {
      // Chromium 135 and newer take a track; others listen to the microphone by themselves.
      recognition.start(track)
    } catch {
      end('away')
    }
  }
  begin()
  return () => end()
}
