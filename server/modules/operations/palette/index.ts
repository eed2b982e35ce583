import * as contract from '#contract/operations/palette/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { searchConsole } from './search'

export const palette: Route[] = [serve(contract.searchConsole, searchConsole)]
