import type { Language } from '#contract/core/language.ts'
import type { CalendarEvent } from './write-calendar'

/** The events of people that a domain provides: those that lie at least in part between two moments, by their start. */
export interface EventsQuery {
  from: Date
  until: Date
  /** At most so many, the first. */
  limit: number
  language: Language
  /** Where the fair is reached, for links. */
  origin: string
}

/** An event with the id of what it is. */
export interface EntryEvent {
  id: number
  /** As the fair's own pages name it, beside its kind. */
  title: string
  event: CalendarEvent
  fallbackFields: string[]
}
