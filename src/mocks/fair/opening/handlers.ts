import { getEnableContentAnimation } from '#contract/fair/opening/endpoints.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock } from '#src/mocks/core/mock.ts'

/** Only where it is requested, so that what else opens over home is met there. */
const isRequestedFor = () => /[?&]opening=/.test(window.location.hash)

export const opening = [
  mock(getEnableContentAnimation, ({ language }) =>
    isRequestedFor()
      ? {
          id: 1,
          name: say(language, ['云上开展，山海同行', 'The fair opens, from the hills to the sea']),
          imageUrl: drawing(61, { width: 1600, height: 900 }),
          videoUrl: '',
          jumpLink: './themeExhibition.html#/',
          seconds: 6,
        }
      : null,
  ),
]
