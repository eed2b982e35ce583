import * as contract from '../../../contract/live'
import { type Route, serve } from '../../platform/http/serve'
import { listLives } from './live.queries'

export const live: Route[] = [
  serve(contract.listLives, ({ db, language, input }) => listLives(db, language, input)),
  serve(contract.listOfficialLives, ({ db, language, input }) => listLives(db, language, { ...input, official: true })),
  serve(contract.listExhibitorLives, ({ db, language, input }) => {
    return listLives(db, language, { ...input, official: false })
  }),
]
