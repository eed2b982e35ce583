import type { BigData } from '#contract/foundation/accounts/schemas.ts'
import type { Language } from '#contract/core/language.ts'

/** The storage keys of the spec, read and written here alone (spec: common §3, access §3). */

export interface StoredUser {
  userId: string
  userName: string
  userType?: number
  nickName?: string
  headPic?: string
  avatar?: string
  personName?: string
  /** Of the names above. */
  language?: Language
  mobile?: string
  email?: string
  languageType?: number
  /** The exhibitor that the account works for. */
  exhibitorId?: number | null
  /** For analytics (spec: common §3). */
  bigDataField?: Partial<BigData>
}

interface LocalKeys {
  token: string
  /** The token again, under the name that the registration app reads (spec: access §3). */
  tokenKey: string
  userId: string
  user_key: { userId: string; token: string }
  userInfo: StoredUser
  isSignIn: boolean
  langs: string
  /** The logos of the fair, as they were last seen. */
  logoList: { logoType: number; logoUrl: string }[]
  /** The colour and template of the fair, as they were last seen. */
  fairTheme: { colorType: number; templateName: string }
  /** Random: counts a guest who watches once. */
  visitorKey: string
  /** The userType of the role that was logged in with. */
  currentRole: string
  /** The columns that a person hides in a table, by `userId:table`. */
  hiddenColumns: Record<string, string[]>
  /** What opened over home by itself last, and on which day in China. */
  openedItself: { day: string; which: 'animation' | 'adverts' | 'signUp' }
  /** The single keys of a work surface do nothing. */
  shortcutsOff: boolean
  /** The own order that a tab has changed last: the others look at theirs. */
  orderChanged: { id: number; at: number }
  /** The code of the buyer pre-registration that was made in this browser, and what its QR holds. */
  preRegistered: { code: string; qr: string }
  /** The tours that a person has ended, by userId. */
  seenTours: Record<string, string[]>
  /** The groups of a navigation that a person opened (true) or closed, by `scope:group`. */
  openGroups: Record<string, boolean>
  /** The screens of the organizer console that a person opened last by its search, by userId. */
  recentScreens: Record<string, string[]>
  /** The language of captions in the player, as `zh` or `en`; empty where it is not known; none: captions are off. */
  captionLanguage: string
  /** Conversations that are translated automatically, the last one turned on at the end. */
  translatedConversations: string[]
  /** The gate that this device stands at, and how it is set; read by its feature alone. */
  gate: { listId: number | null; camera: boolean; sound: boolean }
}

interface SessionKeys {
  exhibitionActivitiesId: string
  expoId: string
  mainData: unknown
  hallData: { hidePavilionColumn: number; vrUrl: string }
  /** Where to go after login (spec: access §2.1). */
  returnPath: string
  /** The registration form under way, without password and code; read by its feature alone. */
  registrationDraft: unknown
  /** The key under which the result of a registration query was opened. */
  registrationQuery: { uuid: string }
  /** What the challenge is made of with which this window began a login at another site (CHALLENGE_PARAMETER). */
  signOnVerifier: string
  /** What proves that a guest's uploads are this window's. */
  uploadKey: string
  /** A tour opened by itself in this window: no other does. */
  tourOpened: boolean
  /** The conversation with the assistant; read by its feature alone. */
  assistantTalk: unknown
  /** What customer service receives of it when it takes over. */
  assistantHandOver: { role: 'user' | 'assistant'; text: string }[]
  /** The VR bubble was closed. */
  vrBubbleClosed: boolean
}

const textKeys = new Set<string>([
  'token',
  'tokenKey',
  'userId',
  'langs',
  'currentRole',
  'visitorKey',
  'captionLanguage',
  'exhibitionActivitiesId',
  'expoId',
  'returnPath',
  'uploadKey',
  'signOnVerifier',
])

function typedStorage<Keys extends object>(store: () => Storage) {
  type Key = keyof Keys & string
  return {
    /** A missing, foreign or unreadable value is undefined. */
    get<K extends Key>(key: K): Keys[K] | undefined {
      const raw = attempt(() => store().getItem(key))
      if (raw === null || raw === undefined) return undefined
      // oxlint-disable-next-line no-unsafe-type-assertion -- the one place where stored text becomes a typed value
      return (textKeys.has(key) ? raw : attempt((): unknown => JSON.parse(raw))) as Keys[K] | undefined
    },
    set<K extends Key>(key: K, value: Keys[K]): void {
      attempt(() => store().setItem(key, typeof value === 'string' ? value : JSON.stringify(value)))
    },
    remove(...keys: Key[]): void {
      for (const key of keys) attempt(() => store().removeItem(key))
    },
  }
}

/** Storage may be full or forbidden; the page then works without memory. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const local = typedStorage<LocalKeys>(() => window.localStorage)
export const session = typedStorage<SessionKeys>(() => window.sessionStorage)
