import { getAgreement, listAgreements } from '#contract/fair/agreements/endpoints.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { momentIn } from '#src/mocks/core/time.ts'
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
