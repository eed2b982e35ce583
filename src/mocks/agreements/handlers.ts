import { getAgreement, listAgreements } from '../../../contract/agreements/endpoints'
import { say } from '../core/bilingual'
import { mock } from '../core/mock'
import { momentIn } from '../core/time'
import { serviceAgreement } from './service'

/** The fair has written none, so that logins lead to the documents; the page has one to show all the same. */
export const agreements = [
  mock(listAgreements, () => []),
  mock(getAgreement, ({ input, language }) =>
    input.which === 'service'
      ? {
          which: input.which,
          version: 3,
          since: momentIn(-10, '09:00'),
          title: say(language, serviceAgreement.title),
          body: say(language, serviceAgreement.body),
          fallbackFields: [],
        }
      : null,
  ),
]
