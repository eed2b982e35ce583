import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#contract/core/language.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { Translated } from '#contract/foundation/translation/schemas.ts'
import { useEndpoint } from '../../request/use-endpoint'
import { local } from '../../session/storage'
import type { ShownMessage } from '../shown-message'
import { readAvailability } from './browser-translator'
import { translate } from './translate'

/** conversations that are remembered as translated automatically */
const REMEMBERED_MAX = 100

/** The translation of one message as its reader sees it. */
export interface MessageTranslation {
  /** `none`: a translation was tried and there is none, so the original stays. */
  state: 'offered' | 'working' | 'translated' | 'original' | 'none'
  text: string
  language: Language
  /** Numbers that differ: the original is shown first. */
  differences: readonly string[]
  toggle: () => void
}

export interface Translations {
  isOffered: boolean
  isAutomatic: boolean
  setAutomatic: (on: boolean) => void
  /** 0 to 1 while the browser downloads what it needs; undefined: it does not. */
  download: number | undefined
  translationOf: (message: ShownMessage) => MessageTranslation | undefined
}

const readRemembered = (): string[] => local.get('translatedConversations') ?? []

function remember(conversationID: string, on: boolean): void {
  const others = readRemembered().filter((one) => one !== conversationID)
  local.set('translatedConversations', (on ? [...others, conversationID] : others).slice(-REMEMBERED_MAX))
}

const toLanguage = (language: string): Language => languages.find((one) => one === language) ?? 'zh-CN'

/** Whether anything here can translate: the browser, or a service of the fair. */
function useOffered(to: Language): { isOffered: boolean; hasService: boolean } {
  const service = useEndpoint(getTranslation, {})
  const hasService = service.data?.available ?? false
  const [isOnDevice, setOnDevice] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readAvailability(to).then((found) => isCurrent && setOnDevice(found !== 'unavailable'))
    return () => {
      isCurrent = false
    }
  }, [to])
  // Until the fair has answered, a press would find no service.
  return { isOffered: !service.isPending && (hasService || isOnDevice), hasService }
}

/** Translates what others write in a conversation: each message by a press, or all automatically, which is remembered here. */
export function useTranslations(conversationID: string, messages: readonly ShownMessage[], me: string): Translations {
  const to = toLanguage(useTranslation().i18n.language)
  const { isOffered, hasService } = useOffered(to)
  const [isAutomatic, setAutomatic] = useState(() => readRemembered().includes(conversationID))
  const [known, setKnown] = useState<ReadonlyMap<string, Translated | 'working'>>(new Map())
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [download, setDownload] = useState<number>()
  const requested = useRef(new Set<string>())
  const keyOf = (text: string) => `${to} ${text}`

  const run = async (texts: readonly string[], mayDownload: boolean) => {
    for (const text of texts) requested.current.add(keyOf(text))
    setKnown((before) => new Map([...before, ...texts.map((text) => [keyOf(text), 'working'] as const)]))
    const onProgress = (share: number) => setDownload(share < 1 ? share : undefined)
    const made = await translate(texts, { to, hasService, mayDownload, onProgress })
    setDownload(undefined)
    setKnown((before) => new Map([...before, ...made.map((one, at) => [keyOf(texts[at] ?? ''), one] as const)]))
  }

  const isForeign = ({ from, type, payload, isRevoked }: ShownMessage) =>
    from !== me && type === 'text' && !isRevoked && needsTranslation(payload.text ?? '', to)
  const translateAll = (mayDownload: boolean) => {
    const texts = messages.filter(isForeign).map(({ payload }) => payload.text ?? '')
    const missing = [...new Set(texts)].filter((text) => !requested.current.has(keyOf(text)))
    if (missing.length > 0) void run(missing, mayDownload)
  }
  // After every drawing: what was requested is remembered, so that only new messages are.
  useEffect(() => {
    if (isOffered && isAutomatic) translateAll(false)
  })

  const turn = (key: string) =>
    setTurned((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  return {
    isOffered,
    isAutomatic,
    setAutomatic: (on) => {
      setAutomatic(on)
      // A press: the browser may download what it needs.
      if (on) translateAll(true)
      remember(conversationID, on)
    },
    download,
    translationOf: (message) => {
      if (!isOffered || !isForeign(message)) return undefined
      const original = message.payload.text ?? ''
      const key = keyOf(original)
      const found = known.get(key)
      const shape = { text: '', language: to, differences: [] }
      if (found === undefined) return { ...shape, state: 'offered', toggle: () => void run([original], true) }
      if (found === 'working') return { ...shape, state: 'working', toggle: () => {} }
      if (found.text === '') return { ...shape, state: 'none', toggle: () => void run([original], true) }
      // What differs in numbers shows its original first.
      const isShown = turned.has(key) === found.differences.length > 0
      return { ...shape, ...found, state: isShown ? 'translated' : 'original', toggle: () => turn(key) }
    },
  }
}
