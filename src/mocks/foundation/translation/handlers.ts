import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'

export const translation = [mock(getTranslation, () => ({ available: false }))]
