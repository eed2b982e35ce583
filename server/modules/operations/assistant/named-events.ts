import { toEvent, toLive } from './program'
import type { CatalogueQuery } from './catalogue'
import { type Candidate, measureFit } from './rank'
import * as queries from './retrieval.queries'

/** Share of a question that the title or the speaker of an event must hold. */
const IN_TITLE = 0.5

/** Events and live sessions with a title or speaker that the question names. A session that is also an event is listed once. */
export async function findNamedEvents({ db, language, analysis, words }: CatalogueQuery): Promise<Candidate[]> {
  const events = (await queries.findEvents(db, words)).map((event) => {
    const { title, speaker, place } = event
    return { event, fit: measureFit({ names: [title, speaker], texts: [place] }, analysis) }
  })
  const fitting = events.filter(({ fit }) => fit.isNamed || fit.inNames >= IN_TITLE)
  const listed = new Set(fitting.map(({ event }) => event.liveId))
  const lives = (await queries.findLives(db, { words })).map((live) => ({
    live,
    fit: measureFit({ names: [live.title], texts: [] }, analysis),
  }))
  const sessions = lives.filter(({ live, fit }) => !listed.has(live.id) && (fit.isNamed || fit.inNames >= IN_TITLE))
  return [
    ...fitting.map(({ event, fit }) => toEvent(event, language, fit.score)),
    ...sessions.map(({ live, fit }) => toLive(live, language, fit.score)),
  ]
}
