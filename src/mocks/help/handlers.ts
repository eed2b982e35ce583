import { listHelpTopics } from '../../../contract/help/endpoints'
import { helpIn } from './topics'
import { mock } from '../core/mock'

export const help = [mock(listHelpTopics, ({ language }) => helpIn(language))]
