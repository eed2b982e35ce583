import type { Language } from '#contract/core/language.ts'

/** What the host of a session spoke. */
export interface LiveCaption {
  liveId: number
  /** When the picture of its first and last moment was taken, as the playlists state it. */
  startsAt: string
  endsAt: string
  /** Of the speech. */
  language: Language
  text: string
  /** In the other language; null: there is no translation. */
  translation: string | null
}

export interface BroadcastEvents {
  liveCaption: LiveCaption
}
