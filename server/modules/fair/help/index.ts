import { listHelpTopics } from '#contract/fair/help/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listHelp } from './help.queries'

export { helpGroupContent, helpSource, helpTopicContent } from './content.queries'
export { addHelp, isUnwritten, type WrittenHelp } from './first-help.queries'
export { shownHelpGroups, shownHelpTopics } from './help.schema'

export const help: Route[] = [serve(listHelpTopics, ({ db, language }) => listHelp(db, language))]
