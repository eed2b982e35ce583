import type { Language } from '#contract/core/language.ts'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

interface Pair {
  sourceLanguage: string
  targetLanguage: string
}

interface Monitor {
  addEventListener: (name: 'downloadprogress', listener: (event: { loaded: number }) => void) => void
}

interface Translator {
  translate: (text: string) => Promise<string>
}

/** The part of the browser's Translator API that is used (Chromium 138 and newer). */
interface TranslatorApi {
  availability: (pair: Pair) => Promise<Availability>
  create: (options: Pair & { monitor?: (monitor: Monitor) => void }) => Promise<Translator>
}

declare global {
  // oxlint-disable-next-line no-var -- how a global is declared
  var Translator: TranslatorApi | undefined
}

const codes: Record<Language, string> = { 'zh-CN': 'zh', 'en-US': 'en' }

const pairTo = (to: Language): Pair => ({
  sourceLanguage: codes[to === 'zh-CN' ? 'en-US' : 'zh-CN'],
  targetLanguage: codes[to],
})

/** ms that a browser has to say whether it can: some builds never do */
const ANSWER_MS = 2_000

let isSilent = false

/** Whether this browser can translate on the device: at once, after a download, or not. Never rejects. */
export async function readAvailability(to: Language): Promise<Availability> {
  const found = globalThis.Translator?.availability(pairTo(to)).catch((): Availability => 'unavailable')
  if (!found || isSilent) return 'unavailable'
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Availability>((resolve) => {
    timer = setTimeout(() => {
      isSilent = true
      resolve('unavailable')
    }, ANSWER_MS)
  })
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

/** ms without progress after which a download counts as failed */
const STALLED_MS = 30_000

/** Rejects once nothing was heard for a while. */
function stalls(): { heard: () => void; stalled: Promise<never>; end: () => void } {
  let timer: ReturnType<typeof setTimeout>
  let reject: (error: Error) => void = () => {}
  const stalled = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  const end = () => clearTimeout(timer)
  const heard = () => {
    end()
    timer = setTimeout(() => reject(new Error('the download stalled')), STALLED_MS)
  }
  heard()
  return { heard, stalled, end }
}

const translators = new Map<Language, Promise<Translator>>()

/**
 * Translates on the device; `onProgress` receives the share of a download, from 0 to 1. A download needs a press of the person
 * (browsers require one). Rejects where the browser cannot, also once a permission was withdrawn.
 */
export async function translateOnDevice(
  text: string,
  to: Language,
  onProgress: (share: number) => void = () => {},
): Promise<string> {
  const api = globalThis.Translator
  if (!api) throw new Error('this browser does not translate')
  const { heard, stalled, end } = stalls()
  const onDownload = ({ loaded }: { loaded: number }) => {
    heard()
    onProgress(loaded)
  }
  const known =
    translators.get(to) ??
    Promise.race([
      api.create({ ...pairTo(to), monitor: (monitor) => monitor.addEventListener('downloadprogress', onDownload) }),
      stalled,
    ])
  translators.set(to, known)
  try {
    return await (await known).translate(text)
  } catch (error) {
    // The next press tries again from the beginning.
    translators.delete(to)
    throw error
  } finally {
    end()
  }
}
