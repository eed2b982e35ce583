import { listHelpTopics } from '#contract/fair/help/endpoints.ts'
import { helpIn } from './topics'
import { mock } from '#src/mocks/core/mock.ts'

export const help = [mock(listHelpTopics, ({ language }) => helpIn(language))]
