import { listHelpTopics } from '../../../contract/help/endpoints'
import { helpIn } from '../fixtures/help'
import { mock } from '../mock'

export const help = [mock(listHelpTopics, ({ language }) => helpIn(language))]
